/**
 * Who is on the way in, and whether there is room for them. Those who belong to the table (its host and the owners of
 * seats) have places of their own, so that neither spectators nor unused reservations lock them out.
 */
import { isRefusal, type Refusal } from '@heorot/shared'
import type { Attendance } from './Attendance'
import type { TableRecord } from '../store/TableRecord'
import {
  type Claim,
  claimSeat,
  type Newcomer,
  refusal,
  seatOwnedBy,
  turnedAway,
  type Wish,
  wantedSeat,
  wantsSeat,
} from './seating'

export interface Capacity {
  readonly spectators: number
  /** How many may be on the way in from one address. */
  readonly perAddress: number
}

/** How long a place is reserved for a connection that has not come yet. */
export const RESERVATION_MS = 8000
/** Connections of one person: their devices and tabs, and dead ones not yet noticed. */
const MOST_TABS = 10
/** During a match people who ask for a seat watch until they get it: so many more than other spectators. */
const SEAT_SEEKERS = 16

const belongs = (record: TableRecord, { owner, person }: Newcomer): boolean =>
  record.host === person || seatOwnedBy(record, owner) !== null

export interface Reservation {
  readonly guest: Newcomer
  readonly wish: Wish
  readonly until: number
  /** The session it is for, once that is known. */
  session?: string
}

interface EnteredTable {
  readonly record: TableRecord
  readonly attendance: Attendance
}

export class Arrivals {
  readonly #reservations = new Set<Reservation>()

  constructor(
    private readonly table: EnteredTable,
    private readonly capacity: Capacity,
    private readonly now: () => number,
  ) {}

  /** Why this guest may not come in, or null: asked before a socket is opened for them. */
  turnAway(guest: Newcomer, wish: Wish): Refusal | null {
    return turnedAway(this.table.record, guest, wish, this.now()) ?? this.#noRoom(guest, wish)
  }

  /** The seat a guest wants and may have; owners want their own. */
  wantedSeat(guest: Newcomer, wish: Wish): Claim | null {
    if (!wantsSeat(wish) || guest.opens) return null
    const { record } = this.table
    const seat = seatOwnedBy(record, guest.owner) ?? wantedSeat(wish)
    const claim = claimSeat(record, guest, seat, this.now())
    return isRefusal(claim) ? null : claim
  }

  /** Reserves a place until it is released or expires; or says why there is none. */
  reserve(guest: Newcomer, wish: Wish): Reservation | Refusal {
    this.#expire()
    const full = this.#belongsHere(guest) ? this.#tooManyTabs(guest) : this.#noMore(guest, wish)
    if (full) return full
    const reservation: Reservation = { guest, wish, until: this.now() + RESERVATION_MS }
    this.#reservations.add(reservation)
    return reservation
  }

  release(reservation: Reservation): void {
    this.#reservations.delete(reservation)
  }

  /** The session has arrived or was refused. */
  arrived(session: string): void {
    for (const reservation of this.#reservations)
      if (reservation.session === session) this.#reservations.delete(reservation)
  }

  /** Why there is no room for this guest beside those who are here, or null. */
  #noRoom(guest: Newcomer, wish: Wish, onTheWay = 0): Refusal | null {
    const { phase } = this.table.record
    if (this.#belongsHere(guest) || (wantsSeat(wish) && phase !== 'playing')) return null
    const most = this.capacity.spectators + (wantsSeat(wish) ? SEAT_SEEKERS : 0)
    return this.#spectators + onTheWay >= most ? refusal('table-full') : null
  }

  #noMore(guest: Newcomer, wish: Wish): Refusal | null {
    const fromThere = this.#count(other => other.place === guest.place && !this.#belongsHere(other))
    if (fromThere >= this.capacity.perAddress) return refusal('too-often')
    return this.#noRoom(guest, wish, wantsSeat(wish) ? 0 : this.#expectedSpectators)
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
    const now = this.now()
    for (const reservation of this.#reservations)
      if (reservation.until <= now) this.#reservations.delete(reservation)
  }
}
