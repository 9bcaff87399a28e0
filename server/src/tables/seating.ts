/** Who sits where: every change is a function that alters a draft of the record or says why not. */
import type { BotStrength, JoinOptions, Refusal, Seat, TableReason } from '@heorot/shared'
import { holding, touchOf } from './marks'
import { emptySeat, type Mark, type SeatRecord, type TableRecord } from './record'

/** A person who wants something, as the session knows them. */
export interface Guest {
  readonly owner: string
  readonly person: string
  readonly name: string
  /** Hash of where they come from. */
  readonly place: string
}

export const refusal = (reason: TableReason): Refusal => ({ reason })

export const seatOwnedBy = (table: TableRecord, owner: string): Seat | null => {
  const seat = table.seats.findIndex(s => s.owner === owner)
  return seat < 0 ? null : seat
}

export const seatOfPerson = (table: TableRecord, person: string): Seat | null => {
  const seat = table.seats.findIndex(s => s.person === person)
  return seat < 0 ? null : seat
}

export const isFree = (seat: SeatRecord): boolean => seat.owner === null

/** Why a removal keeps this guest from a seat, or null. */
function barred({ removed }: TableRecord, guest: Guest, now: number): Refusal | null {
  const touch = touchOf(holding(removed, now), guest, now)
  return touch && refusal(touch === 'self' ? 'removed' : 'neighbour-removed')
}

/** The seat this guest may take: the wanted one, or any: empty ones first, then those a bot holds. */
function seatFor(table: TableRecord, guest: Guest, wanted: Seat | null, now: number): Seat | Refusal {
  if (seatOwnedBy(table, guest.owner) !== null) return refusal('already-seated')
  if (table.locked && table.host !== guest.person) return refusal('locked')
  const removed = barred(table, guest, now)
  if (removed) return removed
  const seat = wanted ?? anyFreeSeat(table)
  if (seat === null) return refusal('no-seat-free')
  const place = table.seats[seat]
  if (!place) return refusal('no-such-seat')
  return isFree(place) ? seat : refusal('seat-taken')
}

export function sit(table: TableRecord, guest: Guest, wanted: Seat | null, now: number): Seat | Refusal {
  const seat = seatFor(table, guest, wanted, now)
  if (typeof seat !== 'number') return seat
  const { owner, person, name } = guest
  Object.assign(table.seats[seat]!, { owner, person, name, bot: null, chance: '' })
  table.host ??= person
  // On a seat a mute is to be seen, and to be lifted.
  if (touchOf(table.muted, guest, now) === 'stranger')
    table.muted.push({ person, place: guest.place, known: [], until: now })
  return seat
}

/** What a guest at the door wants: a certain seat, any seat (true), or a place to watch. */
export type Wish = JoinOptions['sit']

export const wantsSeat = (wish: Wish): wish is true | Seat => wish !== undefined && wish !== false

export const wantedSeat = (wish: true | Seat): Seat | null => (wish === true ? null : wish)

/** Why this guest may not come in, or null. */
export function turnedAway(table: TableRecord, guest: Guest, wish: Wish, now: number): Refusal | null {
  if (seatOwnedBy(table, guest.owner) !== null) return null
  if (wantsSeat(wish)) {
    const seat = seatFor(table, guest, wantedSeat(wish), now)
    return typeof seat === 'number' ? null : seat
  }
  if (table.host === guest.person) return null
  if (table.locked) return refusal('locked')
  return table.watch === 'nobody' ? refusal('no-spectators') : null
}

function anyFreeSeat(table: TableRecord): Seat | null {
  const empty = table.seats.findIndex(seat => isFree(seat) && seat.bot === null)
  if (empty >= 0) return empty
  const held = table.seats.findIndex(isFree)
  return held >= 0 ? held : null
}

/** Takes the owner off a seat; `bot` plays on, if given. */
export function vacate(table: TableRecord, seat: Seat, bot: BotStrength | null): Refusal | null {
  const place = table.seats[seat]
  if (!place) return refusal('no-such-seat')
  const leaver = place.person
  Object.assign(place, { owner: null, person: null, name: '', bot })
  if (leaver !== null && table.host === leaver) table.host = heir(table) ?? leaver
  return null
}

/** Whoever hosts next when nobody is named: the first seated person. */
export const heir = (table: TableRecord): string | null =>
  table.seats.find(seat => seat.person !== null)?.person ?? null

export function remove(table: TableRecord, mark: Mark, now: number): Refusal | null {
  const { person } = mark
  if (person === table.host) return refusal('no-such-person')
  table.removed = [...holding(table.removed, now).filter(other => other.person !== person), mark]
  const seat = seatOfPerson(table, person)
  return seat === null ? null : vacate(table, seat, null)
}

export function handOver(table: TableRecord, person: string): Refusal | null {
  if (seatOfPerson(table, person) === null) return refusal('no-such-person')
  table.host = person
  return null
}

export function mute(table: TableRecord, mark: Mark): null {
  unmute(table, mark.person)
  table.muted.push(mark)
  return null
}

/** Whoever may speak again is from now on nobody's double. */
export function unmute(table: TableRecord, person: string): null {
  table.muted = table.muted
    .filter(mark => mark.person !== person)
    .map(mark => ({ ...mark, known: [...new Set([...mark.known, person])] }))
  return null
}

/** Puts a bot on a seat nobody owns, or takes it off. */
export function holdByBot(table: TableRecord, seat: Seat, bot: BotStrength | null): Refusal | null {
  const place = table.seats[seat]
  if (!place) return refusal('no-such-seat')
  if (!isFree(place)) return refusal('seat-taken')
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
