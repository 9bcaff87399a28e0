/** Works out what has changed since the last announcement, and for whom. */
import type { PrivateSlice, Seat, SessionInfo } from '@heorot/shared'
import type { TableRecord } from '../store/TableRecord'
import type { Session } from './people/Attendance'
import { hasPlayed } from './record/seatHistory'
import { factsOf, seatTimes, type TableFacts } from './facts'
import type { Play, PublicNews } from './Play'
import type { Table } from './Table'

export class Announcer {
  #sentBase: TableRecord | null = null
  #sentPlay: Play | null = null
  /** The server's last return that deadlines were announced for. */
  #sentReturn: number
  #spectatorsChanged = false

  constructor(private readonly table: Table) {
    this.#sentReturn = table.deps.playTime.returnedAt
  }

  /**
   * Delivers what has changed; `match` when the match has, which most often changes nothing else but the clocks. A match
   * is never announced without its view.
   */
  announce(match = this.#unsentMatch()): void {
    this.#sentPlay = this.table.play
    const table = match && this.#sentBase === this.table.base ? undefined : this.#facts()
    const seats = table ? undefined : seatTimes(this.table)
    this.table.deps.outlet.deliver({ table, seats, match, slices: match ? this.#slices() : [] })
    if (table) this.table.broadcast.announce(table)
  }

  /** Somebody watches with open hands from now on. */
  beginBroadcast(): void {
    this.table.broadcast.begin(factsOf(this.table))
  }

  /** Several tabs on one seat: each learns whether it is the one that acts. */
  announceTabs(seat: Seat): void {
    for (const tab of this.table.attendance.ofSeat(seat)) this.sendInfo(tab)
  }

  sendInfo(session: Session): void {
    this.table.deps.outlet.sendInfo(session, this.infoFor(session))
  }

  infoFor(session: Session): SessionInfo {
    const { person, seat, owner } = session
    const { record, attendance } = this.table
    const { hall, invite } = record
    const you = { person, seat, acts: attendance.acts(session) }
    if (!hall || seat === null) return you
    const isInvited = invite && hasPlayed(record, seat, owner)
    return { ...you, ...(record.seats[seat]?.member || isInvited ? { hall } : { guest: true }) }
  }

  /** Spectators come and go often, so they are counted once a second. */
  spectatorsChanged(): void {
    this.#spectatorsChanged = true
  }

  /** Something changed that nobody's action announces. */
  get isDue(): boolean {
    return this.#spectatorsChanged || this.#sentReturn !== this.table.deps.playTime.returnedAt
  }

  #unsentMatch(): PublicNews | null | undefined {
    const { play } = this.table
    return this.#sentPlay === play ? undefined : (play?.publicNews() ?? null)
  }

  #facts(): TableFacts {
    this.#spectatorsChanged = false
    this.#sentReturn = this.table.deps.playTime.returnedAt
    this.#sentBase = this.table.base
    return factsOf(this.table)
  }

  #slices(): [Session, PrivateSlice][] {
    const { play, attendance, record } = this.table
    const slices: [Session, PrivateSlice][] = []
    for (let seat = 0; play && seat < record.seats.length; seat++) {
      const sessions = attendance.ofSeat(seat)
      const slice = sessions.length > 0 ? play.takeUnsent(seat) : null
      if (slice) for (const session of sessions) slices.push([session, slice])
    }
    return slices
  }
}
