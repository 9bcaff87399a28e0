/** Notices once a second whose time is up or who is away, and passes on the role of a host who is gone. */
import type { Refusal, Seat } from '@heorot/shared'
import type { TableRecord } from '../store/TableRecord'
import type { Attendance } from './Attendance'
import { absenceGrace, deadlineOf, HOST_GRACE } from './clock'
import type { TableDeps } from './outlet'
import { isPaused } from './pause'
import type { Play } from './Play'
import type { StandIns } from './StandIns'
import type { Alter } from './StoredRecord'
import { isOccupied, placeAt } from './seating'

interface WatchedTable {
  readonly record: TableRecord
  readonly play: Play | null
  readonly attendance: Attendance
  readonly standIns: Pick<StandIns, 'seats' | 'begin'>
  readonly wokenAt: number
  enqueue<T>(work: () => Promise<T>): Promise<T>
  change(alter: Alter): Promise<Refusal | null>
  announce(): void
}

export class Absences {
  constructor(
    private readonly table: WatchedTable,
    private readonly deps: Pick<TableDeps, 'playTime' | 'warn'>,
  ) {}

  watch(now: number): void {
    const due = this.#missing(now)
    for (const seat of due) this.table.standIns.begin(seat)
    const heir = this.#nextHost(now)
    if (heir !== null) void this.#passHost(heir)
    else if (due.length > 0) this.table.announce()
  }

  #missing(now: number): Seat[] {
    const { play, record, standIns } = this.table
    if (!play || record.phase !== 'playing' || isPaused(record) || this.#nobodyCanBeMissing()) return []
    return play.waitingFor.filter(seat => {
      const place = placeAt(record, seat)
      if (!isOccupied(place) || standIns.seats.has(seat)) return false
      const deadline = deadlineOf(place, record.clock, this.deps.playTime)
      return (deadline !== null && now >= deadline) || this.#isAway(seat, now)
    })
  }

  /** Spares the rules a question per second and table. */
  #nobodyCanBeMissing(): boolean {
    const { attendance, record } = this.table
    return (
      record.clock === 'none' &&
      record.seats.every((seat, i) => !isOccupied(seat) || attendance.ofSeat(i).length > 0)
    )
  }

  /** Being away counts only while somebody else is there to wait. */
  #isAway(seat: Seat, now: number): boolean {
    const { attendance, record } = this.table
    const grace = absenceGrace(record.clock)
    const person = record.seats[seat]?.person
    if (grace === null || person == null) return false
    const gone = this.#goneSince(person)
    const awaited = record.seats.some((_, other) => other !== seat && attendance.ofSeat(other).length > 0)
    return awaited && gone !== null && now - gone >= grace
  }

  /** Nobody could come back while the server was away. */
  #goneSince(person: string): number | null {
    const { attendance, wokenAt } = this.table
    const gone = attendance.goneSince(person, wokenAt)
    return gone === null ? null : Math.max(gone, this.deps.playTime.returnedAt)
  }

  #nextHost(now: number): string | null {
    const { attendance, record, wokenAt } = this.table
    const gone = record.host === null ? wokenAt : this.#goneSince(record.host)
    if (gone === null || now - gone < HOST_GRACE) return null
    return record.seats.find(seat => seat.person !== null && attendance.isHere(seat.person))?.person ?? null
  }

  async #passHost(person: string): Promise<void> {
    const { table } = this
    try {
      await table.enqueue(async () => {
        await table.change(draft => {
          draft.host = person
          return null
        })
        table.announce()
      })
    } catch (error) {
      this.deps.warn(error, 'passing the host role on failed')
    }
  }
}
