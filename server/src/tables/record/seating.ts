/** Who sits where: every change is a function that alters a draft of the record or says why not. */
import type { BotStrength, BroadcastDelay, JoinOptions, Refusal, Seat, TableReason } from '@heorot/shared'
import type { Sanction, SeatRecord, TableRecord } from '../../store/TableRecord'
import { activeSanctions, matchSanctions } from './sanctions'
import { emptySeat } from './newRecord'

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

/** Where this owner sits and plays. */
export const placeOfOwner = (table: TableRecord, owner: string): Seat | null =>
  findSeat(table, seat => seat.owner === owner && isOccupied(seat))

export function placeAt({ seats }: Readonly<Pick<TableRecord, 'seats'>>, seat: Seat): SeatRecord {
  const place = seats[seat]
  if (!place) throw new RangeError(`there is no seat ${seat}`)
  return place
}

export const isFree = (seat: SeatRecord | undefined): boolean => seat?.owner === null

/** Its owner has not stood up. */
export const isOccupied = (seat: SeatRecord | undefined): boolean => seat?.owner != null && seat.bot === null

/** Puts a guest on a seat of their own, or on one they may have. */
export function sit(table: TableRecord, guest: Newcomer, seat: Seat, now: number): void {
  const place = placeAt(table, seat)
  place.bot = null
  if (place.owner !== guest.owner) settleIn(table, place, guest, now)
}

function settleIn(table: TableRecord, place: SeatRecord, guest: Newcomer, now: number): void {
  const { owner, person, name, agrees, member = null } = guest
  Object.assign(place, { owner, person, name, member, agreed: agrees > 0 && agrees === table.broadcast })
  // What a seat added to the deal of a running match belongs to the proof of that deal.
  if (table.phase === 'waiting') place.chance = ''
  table.host ??= { owner, person }
  // On a seat a mute is to be seen, and to be lifted.
  if (matchSanctions(table.muted, guest, now) === 'stranger')
    table.muted.push({ person, place: guest.place, known: [], until: now })
}

/** What a guest at the door wants: a certain seat, any seat (true), or a place to watch. */
export type Wish = JoinOptions['sit']

export const wantsSeat = (wish: Wish): wish is true | Seat => wish !== undefined && wish !== false

export const wantedSeat = (wish: true | Seat): Seat | null => (wish === true ? null : wish)

/** The owner gets up. During a match `bot` plays on, and the seat stays theirs unless they leave it `forGood`. */
export function standUp(table: TableRecord, seat: Seat, bot: BotStrength, forGood: boolean): Refusal | null {
  const isPlaying = table.phase === 'playing'
  const refused = isPlaying && !forGood ? null : vacate(table, seat)
  if (!refused && isPlaying) placeAt(table, seat).bot = bot
  return refused
}

/** Takes the owner off a seat, or the bot if nobody owns it; a bot that played for the owner goes on. */
export function vacate(table: TableRecord, seat: Seat): Refusal | null {
  const place = table.seats[seat]
  if (!place) return refusal('no-such-seat')
  const bot = isFree(place) ? null : place.bot
  Object.assign(place, { owner: null, person: null, member: null, name: '', agreed: false, bot })
  return null
}

export function removePerson(table: TableRecord, sanction: Sanction, now: number): Refusal | null {
  const { person } = sanction
  if (person === table.host?.person) return refusal('no-such-person')
  table.removed = [...activeSanctions(table.removed, now).filter(other => other.person !== person), sanction]
  const seat = seatOfPerson(table, person)
  return seat === null ? null : vacate(table, seat)
}

export function handOver(table: TableRecord, person: string): Refusal | null {
  const owner = table.seats.find(seat => seat.person === person)?.owner
  if (!owner) return refusal('no-such-person')
  table.host = { owner, person }
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
