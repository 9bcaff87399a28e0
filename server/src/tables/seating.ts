/** Who sits where: every change is a function that alters a draft of the record or says why not. */
import {
  type BotStrength,
  type BroadcastDelay,
  isRefusal,
  type JoinOptions,
  type Refusal,
  type Seat,
  type TableReason,
} from '@heorot/shared'
import type { Sanction, SeatRecord, TableRecord } from '../store/TableRecord'
import { hasHeld, heldSeat } from './holders'
import { activeSanctions, matchSanctions } from './sanctions'
import { emptySeat } from './record'

/** A person who wants something, as the session knows them. */
export interface Newcomer {
  readonly owner: string
  readonly person: string
  readonly name: string
  /** Hash of where they come from. */
  readonly place: string
  /** The delay of the open broadcast they agree to; 0: none. */
  readonly agrees: BroadcastDelay
  /** They watch with open hands. */
  readonly opens: boolean
  /** Which member of the table's hall this is. */
  readonly member?: string
}

export const refusal = (reason: TableReason): Refusal => ({ reason })

const findSeat = ({ seats }: TableRecord, fits: (seat: SeatRecord) => boolean): Seat | null => {
  const seat = seats.findIndex(fits)
  return seat < 0 ? null : seat
}

/** Also the seat of an owner who stood up during the match: it is reserved for them. */
export const seatOwnedBy = (table: TableRecord, owner: string): Seat | null =>
  findSeat(table, seat => seat.owner === owner)

export const seatOfPerson = (table: TableRecord, person: string): Seat | null =>
  findSeat(table, seat => seat.person === person)

/** Where this person sits and plays. */
export const placeOfPerson = (table: TableRecord, person: string): Seat | null =>
  findSeat(table, seat => seat.person === person && isOccupied(seat))

export function placeAt({ seats }: Readonly<Pick<TableRecord, 'seats'>>, seat: Seat): SeatRecord {
  const place = seats[seat]
  if (!place) throw new RangeError(`there is no seat ${seat}`)
  return place
}

export const isFree = (seat: SeatRecord): boolean => seat.owner === null

/** Its owner has not stood up. */
export const isOccupied = (seat: SeatRecord): boolean => seat.owner !== null && seat.bot === null

/** Why a removal keeps this guest from a seat, or null. */
function barred({ removed }: TableRecord, guest: Newcomer, now: number): Refusal | null {
  const match = matchSanctions(activeSanctions(removed, now), guest, now)
  return match && refusal(match === 'self' ? 'removed' : 'neighbour-removed')
}

/** A seat a guest may have, at once or after somebody agreed. */
export interface Claim {
  readonly seat: Seat
  readonly needsConsent: boolean
}

/**
 * The one rule of who may have which seat: the wanted one, or any: empty ones first, then those a bot holds.
 * During a match a seat of others has to be asked for, and people who have held a seat get no other.
 */
export function claimSeat(
  table: TableRecord,
  guest: Newcomer,
  wanted: Seat | null,
  now: number,
): Claim | Refusal {
  const own = seatOwnedBy(table, guest.owner)
  if (own !== null && isOccupied(placeAt(table, own))) return refusal('already-seated')
  const only = own ?? heldSeat(table, guest)
  if (only !== null && wanted !== null && wanted !== only) return refusal('own-seat-only')
  if (own !== null) return { seat: own, needsConsent: false }
  if (table.locked && table.host !== guest.person) return refusal('locked')
  return barred(table, guest, now) ?? keptOut(table, guest, only) ?? freeClaim(table, wanted ?? only)
}

/** Who may have seen hands of this match plays no other, and nobody plays for viewers without agreeing to it. */
function keptOut(table: TableRecord, guest: Newcomer, held: Seat | null): Refusal | null {
  if (table.phase === 'playing')
    return table.hands === 'hidden' || held !== null ? null : refusal('hands-shown')
  if (guest.opens) return refusal('hands-shown')
  return table.broadcast > 0 ? refuseAgreement(table, guest.agrees) : null
}

/** People agree to the delay they have read of, and to no other. */
export function refuseAgreement({ broadcast }: TableRecord, agrees: BroadcastDelay): Refusal | null {
  if (agrees === broadcast) return null
  return refusal(agrees === 0 ? 'consent-needed' : 'delay-changed')
}

function freeClaim(table: TableRecord, wanted: Seat | null): Claim | Refusal {
  const seat = wanted ?? anyFreeSeat(table)
  if (seat === null) return refusal('no-seat-free')
  const place = table.seats[seat]
  if (!place) return refusal('no-such-seat')
  return isFree(place) ? { seat, needsConsent: table.phase === 'playing' } : refusal('seat-taken')
}

/** Puts a guest on a seat; `agreed` when somebody accepted that they take it over. */
export function sit(
  table: TableRecord,
  guest: Newcomer,
  wanted: Seat | null,
  now: number,
  agreed = false,
): Seat | Refusal {
  const claim = claimSeat(table, guest, wanted, now)
  if (isRefusal(claim)) return claim
  if (claim.needsConsent && !agreed) return refusal('not-host')
  const place = placeAt(table, claim.seat)
  place.bot = null
  if (isFree(place)) settleIn(table, place, guest, now)
  return claim.seat
}

function settleIn(table: TableRecord, place: SeatRecord, guest: Newcomer, now: number): void {
  const { owner, person, name, agrees, member = null } = guest
  Object.assign(place, { owner, person, name, member, agreed: agrees > 0 && agrees === table.broadcast })
  // What a seat added to the deal of a running match belongs to the proof of that deal.
  if (table.phase === 'waiting') place.chance = ''
  table.host ??= person
  // On a seat a mute is to be seen, and to be lifted.
  if (matchSanctions(table.muted, guest, now) === 'stranger')
    table.muted.push({ person, place: guest.place, known: [], until: now })
}

/** What a guest at the door wants: a certain seat, any seat (true), or a place to watch. */
export type Wish = JoinOptions['sit']

export const wantsSeat = (wish: Wish): wish is true | Seat => wish !== undefined && wish !== false

export const wantedSeat = (wish: true | Seat): Seat | null => (wish === true ? null : wish)

/** Why this guest may not come in, or null. */
export function turnedAway(table: TableRecord, guest: Newcomer, wish: Wish, now: number): Refusal | null {
  if (guest.opens) return cannotOpen(table, guest) ?? cannotWatch(table, guest, now)
  if (seatOwnedBy(table, guest.owner) !== null) return null
  if (wantsSeat(wish)) {
    const claim = claimSeat(table, guest, wantedSeat(wish), now)
    if (isRefusal(claim)) return claim
    // People who have to ask for a seat watch until then.
    if (!claim.needsConsent) return null
  }
  return cannotWatch(table, guest, now)
}

/** Those who play or have played in this match see their own hand only. */
function cannotOpen(table: TableRecord, guest: Newcomer): Refusal | null {
  if (table.phase === 'waiting' || table.hands !== 'open') return refusal('no-broadcast')
  const isPlayer = seatOwnedBy(table, guest.owner) !== null || hasHeld(table, guest)
  return isPlayer ? refusal('own-hand-only') : null
}

function cannotWatch(table: TableRecord, guest: Newcomer, now: number): Refusal | null {
  if (table.host === guest.person) return null
  if (table.locked) return refusal('locked')
  if (table.watch === 'nobody') return refusal('no-spectators')
  const removed = activeSanctions(table.removed, now).filter(({ watching }) => watching)
  return matchSanctions(removed, guest, now) && refusal('removed')
}

function anyFreeSeat(table: TableRecord): Seat | null {
  const empty = table.seats.findIndex(seat => isFree(seat) && seat.bot === null)
  if (empty >= 0) return empty
  const held = table.seats.findIndex(isFree)
  return held >= 0 ? held : null
}

/** The owner gets up; during a match `bot` plays on and the seat stays theirs. */
export function standUp(table: TableRecord, seat: Seat, bot: BotStrength): Refusal | null {
  if (table.phase !== 'playing') return vacate(table, seat)
  placeAt(table, seat).bot = bot
  return null
}

/** Takes the owner off a seat, or the bot if nobody owns it; a bot that played for the owner goes on. */
export function vacate(table: TableRecord, seat: Seat): Refusal | null {
  const place = table.seats[seat]
  if (!place) return refusal('no-such-seat')
  const { person: leaver, bot } = place
  Object.assign(place, {
    ...{ owner: null, person: null, member: null, name: '' },
    agreed: false,
    bot: isFree(place) ? null : bot,
  })
  if (leaver !== null && table.host === leaver) table.host = heir(table) ?? leaver
  return null
}

/** The next host when nobody is named: the first seated person. */
export const heir = (table: TableRecord): string | null => table.seats.find(isOccupied)?.person ?? null

export function removePerson(table: TableRecord, sanction: Sanction, now: number): Refusal | null {
  const { person } = sanction
  if (person === table.host) return refusal('no-such-person')
  table.removed = [...activeSanctions(table.removed, now).filter(other => other.person !== person), sanction]
  const seat = seatOfPerson(table, person)
  return seat === null ? null : vacate(table, seat)
}

export function handOver(table: TableRecord, person: string): Refusal | null {
  if (seatOfPerson(table, person) === null) return refusal('no-such-person')
  table.host = person
  return null
}

export function mute(table: TableRecord, sanction: Sanction): null {
  unmute(table, sanction.person)
  table.muted.push(sanction)
  return null
}

/** From now on, no other sanction applies to them as a stranger. */
export function unmute(table: TableRecord, person: string): null {
  table.muted = table.muted
    .filter(sanction => sanction.person !== person)
    .map(sanction => ({ ...sanction, known: [...new Set([...sanction.known, person])] }))
  return null
}

/** Puts a bot on a seat nobody owns, or takes it off; for an owner who stood up, one bot may replace another. */
export function holdByBot(table: TableRecord, seat: Seat, bot: BotStrength | null): Refusal | null {
  const place = table.seats[seat]
  if (!place) return refusal('no-such-seat')
  if (isOccupied(place) || (bot === null && !isFree(place))) return refusal('seat-taken')
  place.bot = bot
  return null
}

/** More or fewer seats; people keep their order, nobody who sits is sent away. */
export function resize(table: TableRecord, count: number): Refusal | null {
  const surplus = table.seats.length - count
  const spare = table.seats.filter(isFree)
  if (surplus > spare.length) return refusal('seats-mismatch')
  // Empty seats go before those with a bot, the last ones first.
  const going = new Set(
    [...spare.filter(s => s.bot !== null), ...spare.filter(s => s.bot === null)].slice(
      spare.length - Math.max(0, surplus),
    ),
  )
  table.seats = table.seats.filter(seat => !going.has(seat))
  while (table.seats.length < count) table.seats.push(emptySeat(table.clock))
  return null
}
