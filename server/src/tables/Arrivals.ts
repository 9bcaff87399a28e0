/**
 * Who is on the way in, and whether there is room for them. Those who belong to the table (its host, and whoever
 * owns a seat) have places of their own, so that neither spectators nor reservations nobody uses lock them out.
 */
import type { Refusal } from '@heorot/shared'
import type { TableRecord } from '../store/TableRecord'
import { type Newcomer, refusal, seatOwnedBy, type Wish, wantsSeat } from './seating'
import type { Table } from './Table'

export interface Capacity {
  readonly spectators: number
  /** How many may be on the way in from one address. */
  readonly perAddress: number
}

/** How long a place is kept for somebody whose connection has not come yet. */
export const RESERVATION_MS = 8000
/** Connections of one person: their devices and tabs, and those that are dead and not yet found to be. */
const MOST_TABS = 10
/** During a match whoever asks for a seat watches meanwhile: so many more than other spectators. */
const SEAT_SEEKERS = 16

const belongs = (record: TableRecord, { owner, person }: Newcomer): boolean =>
  record.host === person || seatOwnedBy(record, owner) !== null

/** A place kept for somebody. */
export interface Reservation {
  readonly guest: Newcomer
  readonly wish: Wish
  readonly until: number
  /** The session it was kept for, once it has a name. */
  session?: string
}

export class Arrivals {
  readonly #reservations = new Set<Reservation>()

  constructor(private readonly table: Table) {}

  /** Keeps a place until it is released or its time is over; or says why there is none. */
  reserve(guest: Newcomer, wish: Wish): Reservation | Refusal {
    this.#expire()
    const full = this.#belongsHere(guest) ? this.#tooManyTabs(guest) : this.#noMore(guest, wish)
    if (full) return full
    const reservation: Reservation = { guest, wish, until: this.table.deps.now() + RESERVATION_MS }
    this.#reservations.add(reservation)
    return reservation
  }

  release(reservation: Reservation): void {
    this.#reservations.delete(reservation)
  }

  /** Whoever has come, or was turned away at last, needs no reservation any more. */
  arrived(session: string): void {
    for (const reservation of this.#reservations)
      if (reservation.session === session) this.#reservations.delete(reservation)
  }

  /** Why there is no room for this guest beside those who are here, or null. */
  noRoom(guest: Newcomer, wish: Wish, onTheWay = 0): Refusal | null {
    const { phase } = this.table.record
    if (this.#belongsHere(guest) || (wantsSeat(wish) && phase !== 'playing')) return null
    const most = this.table.deps.capacity.spectators + (wantsSeat(wish) ? SEAT_SEEKERS : 0)
    return this.#spectators + onTheWay >= most ? refusal('table-full') : null
  }

  #noMore(guest: Newcomer, wish: Wish): Refusal | null {
    const fromThere = this.#count(other => other.place === guest.place && !this.#belongsHere(other))
    if (fromThere >= this.table.deps.capacity.perAddress) return refusal('too-often')
    return this.noRoom(guest, wish, wantsSeat(wish) ? 0 : this.#expectedSpectators)
  }

  #tooManyTabs({ person }: Newcomer): Refusal | null {
    const tabs = this.table.attendance.ofPerson(person).length
    return tabs + this.#count(other => other.person === person) >= MOST_TABS ? refusal('too-many-tabs') : null
  }

  get #spectators(): number {
    return this.table.attendance.watching.filter(session => !this.#belongsHere(session)).length
  }

  get #expectedSpectators(): number {
    return this.#count((guest, wish) => !wantsSeat(wish) && !this.#belongsHere(guest))
  }

  #belongsHere(guest: Newcomer): boolean {
    return belongs(this.table.record, guest)
  }

  #count(fits: (guest: Newcomer, wish: Wish) => boolean): number {
    return [...this.#reservations].filter(({ guest, wish }) => fits(guest, wish)).length
  }

  #expire(): void {
    const now = this.table.deps.now()
    for (const reservation of this.#reservations)
      if (reservation.until <= now) this.#reservations.delete(reservation)
  }
}
