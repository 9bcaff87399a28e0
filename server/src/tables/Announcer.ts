/** Works out what has changed since the last announcement, and for whom. */
import type { PrivateSlice, Seat, SessionInfo } from '@heorot/shared'
import type { PlayTime } from '../ops/playTime'
import type { TableRecord } from '../store/TableRecord'
import type { Attendance, Session } from './Attendance'
import { hasPlayed } from './holders'
import { factsOf, type TableFacts } from './facts'
import type { Broadcast } from './Broadcast'
import type { Outlet } from './outlet'
import type { Play, PublicNews } from './Play'
import { commitmentTo } from './secrets'

/** What is announced of a table. */
export interface AnnouncedTable {
  readonly record: TableRecord
  readonly play: Play | null
  readonly attendance: Attendance
  readonly standIns: { readonly seats: ReadonlySet<Seat> }
  readonly takeovers: { readonly pending: TableFacts['takeovers'] }
  readonly broadcast: Pick<Broadcast, 'begin' | 'announce'>
}

export class Announcer {
  #sentRecord: TableRecord | null = null
  #sentPlay: Play | null = null
  /** The server's last return that deadlines were announced for. */
  #sentReturn: number
  #spectatorsChanged = false
  #commitment: { readonly serverSeed: string; readonly hash: string } | null = null

  constructor(
    private readonly table: AnnouncedTable,
    private readonly outlet: Outlet,
    private readonly playTime: PlayTime,
  ) {
    this.#sentReturn = playTime.returnedAt
  }

  /** Delivers what has changed; `match` when the match has. A match is never announced without its view. */
  announce(match = this.#unsentMatch()): void {
    this.#sentPlay = this.table.play
    const table = match && this.#isTableSent() ? undefined : this.#facts()
    this.outlet.deliver({ table, match, slices: match ? this.#slices() : [] })
    if (table) this.table.broadcast.announce(table)
  }

  /** Somebody watches with open hands from now on. */
  beginBroadcast(): void {
    this.table.broadcast.begin(this.#currentFacts())
  }

  /** Several tabs on one seat: each learns whether it is the one that acts. */
  announceTabs(seat: Seat): void {
    for (const tab of this.table.attendance.ofSeat(seat)) this.sendInfo(tab)
  }

  sendInfo(session: Session): void {
    this.outlet.sendInfo(session, this.infoFor(session))
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
    return this.#spectatorsChanged || this.#sentReturn !== this.playTime.returnedAt
  }

  #unsentMatch(): PublicNews | null | undefined {
    const { play } = this.table
    return this.#sentPlay === play ? undefined : (play?.publicNews() ?? null)
  }

  /** Most intents change nothing about the table itself; who comes and goes is announced when it happens. */
  #isTableSent(): boolean {
    const { record } = this.table
    return this.#sentRecord === record && !this.#spectatorsChanged && record.clock === 'none'
  }

  #facts(): TableFacts {
    this.#spectatorsChanged = false
    this.#sentReturn = this.playTime.returnedAt
    this.#sentRecord = this.table.record
    return this.#currentFacts()
  }

  #currentFacts(): TableFacts {
    const { record, attendance, standIns, takeovers } = this.table
    const commitment = this.#commitmentFor(record)
    return factsOf(record, attendance, standIns.seats, takeovers.pending, commitment, this.playTime)
  }

  #commitmentFor({ serverSeed }: TableRecord): string {
    if (this.#commitment?.serverSeed !== serverSeed)
      this.#commitment = { serverSeed, hash: commitmentTo(serverSeed) }
    return this.#commitment.hash
  }

  #slices(): [Session, PrivateSlice][] {
    const { play, attendance, record } = this.table
    const slices: [Session, PrivateSlice][] = []
    for (let seat = 0; play && seat < record.seats.length; seat++) {
      const sessions = attendance.ofSeat(seat)
      const slice = sessions.length > 0 ? play.news(seat) : null
      if (slice) for (const session of sessions) slices.push([session, slice])
    }
    return slices
  }
}
