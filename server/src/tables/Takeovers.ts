/** Requests to take over a seat in the middle of a match. They end when the person who asks leaves. */
import { decidesTakeover, type Refusal, type Seat, type Seated, type Takeover } from '@heorot/shared'
import type { TableRecord } from '../store/TableRecord'
import type { Attendance, Session } from './Attendance'
import type { SeatChanges } from './SeatChanges'
import { type Newcomer, isFree, placeAt, refusal } from './seating'

interface PlayedTable {
  readonly record: TableRecord
  readonly attendance: Attendance
  readonly seatChanges: Pick<SeatChanges, 'give'>
  announce(): void
}

interface Pending extends Takeover {
  readonly guest: Newcomer
}

/** How long somebody who was declined cannot ask again. */
export const DECLINED_FOR = 60 * 1000
/** More at once are noise. */
const MOST_PENDING = 8

export class Takeovers {
  #pending: readonly Pending[] = []
  /** Until when each declined person has to wait. */
  readonly #declined = new Map<string, number>()

  constructor(
    private readonly table: PlayedTable,
    private readonly now: () => number,
  ) {}

  /** Without those that have become pointless. */
  get pending(): readonly Pending[] {
    const { attendance, record } = this.table
    this.#pending = this.#pending.filter(
      ({ seat, person }) =>
        record.phase === 'playing' && attendance.isHere(person) && isFree(placeAt(record, seat)),
    )
    return this.#pending
  }

  /** A host without a seat asks the others; where nobody else plays, there is nobody to ask. */
  isNeedless({ person }: Newcomer): boolean {
    const { host, seats } = this.table.record
    return person === host && seats.every(isFree)
  }

  ask(guest: Newcomer, seat: Seat): Seated | Refusal {
    const { person, name } = guest
    if ((this.#declined.get(person) ?? 0) > this.now()) return refusal('declined')
    const others = this.pending.filter(other => other.person !== person)
    if (others.length >= MOST_PENDING) return refusal('too-often')
    this.#pending = [...others, { seat, person, name, guest }]
    this.table.announce()
    return { ok: true, pending: true }
  }

  withdraw(person: string): void {
    if (!this.#find(person)) return
    this.#pending = this.#pending.filter(other => other.person !== person)
    this.table.announce()
  }

  async accept(session: Session, person: string): Promise<Refusal | null> {
    const asked = this.#decidable(session, person)
    if ('reason' in asked) return asked
    return this.table.seatChanges.give(asked.guest, asked.seat, true)
  }

  decline(session: Session, person: string): Refusal | null {
    const asked = this.#decidable(session, person)
    if ('reason' in asked) return asked
    this.#declined.set(person, this.now() + DECLINED_FOR)
    this.withdraw(person)
    return null
  }

  clear(): void {
    this.#pending = []
    this.#declined.clear()
  }

  #decidable(session: Session, person: string): Pending | Refusal {
    if (!decidesTakeover(session, person, this.table.record.host)) return refusal('not-host')
    return this.#find(person) ?? refusal('no-such-person')
  }

  #find(person: string): Pending | undefined {
    return this.pending.find(other => other.person === person)
  }
}
