/**
 * Who is on the way in, and whether there is room for them. Those who belong to the table (its host and the owners of
 * seats) have places of their own, so that neither spectators nor unused reservations lock them out.
 */
import { isRefusal, type JoinOptions, type Refusal } from '@heorot/shared'
import { ownerOf, personOf, placeOf } from '../../ops/secrets'
import type { TableRecord } from '../../store/TableRecord'
import { belongs, type Claim, claimSeat, turnedAway } from '../record/rights'
import { type Newcomer, refusal, seatOwnedBy, type Wish, wantedSeat, wantsSeat } from '../record/seating'
import type { Table } from '../Table'

/** Join options as our own HTTP route has read them; nothing a client sends gets further unread. */
export interface Admission extends JoinOptions {
  readonly address: string
  /** The member of a hall this is, as the hall has confirmed. */
  readonly member?: ConfirmedMember
}

export interface ConfirmedMember {
  readonly hall: string
  readonly person: string
}

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

/** Who comes with this admission. */
export function guestOf(code: string, { token, name, address, agree, open }: Admission): Newcomer {
  const owner = ownerOf(code, token)
  return {
    owner,
    person: personOf(owner),
    name,
    place: placeOf(code, address),
    agrees: agree ?? 0,
    opens: open ?? false,
  }
}

/** The same, as this table knows them. */
export const guestAt = (table: TableRecord, admission: Admission): Newcomer =>
  asMember(table, guestOf(table.code, admission), admission.member)

/** The seat of a member belongs to all devices of that member. */
function asMember(table: TableRecord, guest: Newcomer, member: ConfirmedMember | undefined): Newcomer {
  if (!member || table.hall !== member.hall) return guest
  const known = { member: member.person, ...guest }
  if (seatOwnedBy(table, guest.owner) !== null) return known
  const own = table.seats.find(seat => seat.member === member.person)
  return own?.owner && own.person ? { ...known, owner: own.owner, person: own.person } : known
}

export interface Reservation {
  readonly guest: Newcomer
  readonly wish: Wish
  readonly until: number
  /** The session it is for, once that is known. */
  session?: string
}

export class Arrivals {
  readonly #reservations = new Set<Reservation>()

  constructor(private readonly table: Table) {}

  /** Why this guest may not come in, or null: asked before a socket is opened for them. */
  turnAway(guest: Newcomer, wish: Wish): Refusal | null {
    if (this.#isTaken(guest)) return refusal('id-taken')
    return turnedAway(this.table.situation(), guest, wish) ?? this.#noRoom(guest, wish)
  }

  /** An id names one person at a table: somebody has made a token to be called like another. */
  #isTaken({ owner, person }: Newcomer): boolean {
    const { record, attendance } = this.table
    const known = [...record.seats, ...record.holders, ...record.takeovers, record.host]
    const namesake = known.find(one => one?.owner && one.person === person)
    const named = namesake?.owner ?? attendance.ownerOf(person)
    return named !== undefined && named !== owner
  }

  /** The seat a guest wants and may have; owners want their own. */
  wantedSeat(guest: Newcomer, wish: Wish): Claim | null {
    if (!wantsSeat(wish) || guest.opens) return null
    const { record } = this.table
    const seat = seatOwnedBy(record, guest.owner) ?? wantedSeat(wish)
    const claim = claimSeat(this.table.situation(), guest, seat)
    return isRefusal(claim) ? null : claim
  }

  /** Reserves a place until it is released or expires; or says why there is none. */
  reserve(guest: Newcomer, wish: Wish): Reservation | Refusal {
    this.#expire()
    const full = belongs(this.table.record, guest) ? this.#tooManyTabs(guest) : this.#noMore(guest, wish)
    if (full) return full
    const reservation: Reservation = { guest, wish, until: this.table.now() + RESERVATION_MS }
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
    const { record, attendance, deps } = this.table
    if (belongs(record, guest) || (wantsSeat(wish) && record.phase !== 'playing')) return null
    const most = deps.capacity.spectators + (wantsSeat(wish) ? SEAT_SEEKERS : 0)
    const spectators = attendance.watching.filter(session => !belongs(record, session)).length
    return spectators + onTheWay >= most ? refusal('table-full') : null
  }

  #noMore(guest: Newcomer, wish: Wish): Refusal | null {
    const isStranger = (other: Newcomer) => !belongs(this.table.record, other)
    const fromThere = this.#count(other => other.place === guest.place && isStranger(other))
    if (fromThere >= this.table.deps.capacity.perAddress) return refusal('too-often')
    const spectators = this.#count((other, wanted) => !wantsSeat(wanted) && isStranger(other))
    return this.#noRoom(guest, wish, wantsSeat(wish) ? 0 : spectators)
  }

  #tooManyTabs({ owner }: Newcomer): Refusal | null {
    const tabs = this.table.attendance.ofOwner(owner).length
    return tabs + this.#count(other => other.owner === owner) >= MOST_TABS ? refusal('too-many-tabs') : null
  }

  #count(fits: (guest: Newcomer, wish: Wish) => boolean): number {
    return [...this.#reservations].filter(({ guest, wish }) => fits(guest, wish)).length
  }

  #expire(): void {
    const now = this.table.now()
    for (const reservation of this.#reservations)
      if (reservation.until <= now) this.#reservations.delete(reservation)
  }
}
