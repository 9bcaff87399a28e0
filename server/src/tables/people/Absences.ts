/** Who is away and since when; notices once a second whose time is up. */
import type { Seat } from '@heorot/shared'
import type { TableRecord } from '../../store/TableRecord'
import { absenceGrace, deadlineOf } from '../record/clock'
import { isPaused } from '../record/pause'
import { deputyOf, type TableMoment } from '../record/rights'
import { isOccupied, placeAt } from '../record/seating'
import type { Table } from '../Table'

export class Absences {
  #deputy: string | null = null

  constructor(private readonly table: Table) {}

  /** What rights depend on; `record` may be a draft. */
  situation(record = this.table.record): TableMoment {
    const { playTime, now } = this.table.deps
    return {
      record,
      now: now(),
      played: playTime.now(),
      returnedAt: playTime.returnedAt,
      awaySince: owner => this.#awaySince(owner),
      coveredSince: (seat, from) => this.table.play?.coveredSince(seat, from) ?? null,
    }
  }

  /** A pause that everybody agreed on is no absence. */
  #awaySince(owner: string): number | null {
    const { attendance, record, wokenAt } = this.table
    if (attendance.isHere(owner)) return null
    if (isPaused(record)) return this.table.playTime()
    const gone = attendance.goneSince(owner) ?? record.away[owner] ?? wokenAt
    return Math.max(gone, record.pause.resumedAt ?? 0)
  }

  /** When those who belong here were last here, to be stored. */
  get away(): TableRecord['away'] {
    const { record } = this.table
    const owners = [...record.seats, record.host].flatMap(place => place?.owner ?? [])
    return Object.fromEntries(
      owners.map(owner => [owner, this.#awaySince(owner) ?? this.table.deps.playTime.now()]),
    )
  }

  watch(now: number): void {
    const due = this.#missing(now)
    for (const seat of due) this.table.standIns.begin(seat)
    if (this.#deputyChanged() || due.length > 0) this.table.announce()
  }

  #deputyChanged(): boolean {
    const before = this.#deputy
    this.#deputy = deputyOf(this.situation())?.owner ?? null
    return this.#deputy !== before
  }

  #missing(now: number): Seat[] {
    const { play, record, standIns } = this.table
    if (!play || record.phase !== 'playing' || isPaused(record)) return []
    return play.waitingFor.filter(seat => {
      const place = placeAt(record, seat)
      if (!isOccupied(place) || standIns.seats.has(seat)) return false
      const deadline = deadlineOf(place, record.clock, this.table.deps.playTime)
      return (deadline !== null && now >= deadline) || this.#isAway(seat, now)
    })
  }

  /** Being away counts only while somebody else is there to wait, and not while the server was away. */
  #isAway(seat: Seat, now: number): boolean {
    const { attendance, record } = this.table
    const grace = absenceGrace(record.clock)
    const { owner } = placeAt(record, seat)
    const since = owner === null ? null : this.#awaySince(owner)
    if (grace === null || since === null) return false
    const awaited = record.seats.some((_, other) => other !== seat && attendance.ofSeat(other).length > 0)
    return awaited && now - Math.max(since, this.table.deps.playTime.returnedAt) >= grace
  }
}
