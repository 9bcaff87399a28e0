/**
 * Who may ask for which seat, and for whom a bot may be sent: decided here for the server, which refuses, and for
 * pages, which say so beforehand. See docs/adr/0038-rights.md.
 */
import type { Seat } from '../kernel'
import type { BotStrength, HandsState, Phase, TableReason } from './terms'

interface Place {
  readonly person: string | null
  readonly bot: BotStrength | null
}

interface Holder {
  readonly person: string | null
  readonly seat: Seat
}

/** A table as the server keeps it or as a page sees it. */
interface Seating<P extends Place, H extends Holder> {
  readonly phase: Phase
  readonly locked: boolean
  readonly hands: HandsState
  readonly seats: readonly P[]
  /** Oldest first. */
  readonly holders: readonly H[]
}

/** Whether a seat is or was that of the person who asks. */
type IsOwn<P, H> = (one: P | H) => boolean

interface Asker<P, H> {
  readonly isHost: boolean
  readonly isOwn: IsOwn<P, H>
  /** Whether the seat's owner has been away for long. */
  readonly isAskable: boolean
}

/** Why this person cannot have this seat, at once or after others have agreed. */
export function refuseClaim<P extends Place, H extends Holder>(
  table: Seating<P, H>,
  seat: Seat,
  { isHost, isOwn, isAskable }: Asker<P, H>,
): TableReason | null {
  const place = table.seats[seat]
  const isPlaying = table.phase === 'playing'
  const held = isPlaying ? table.holders.find(isOwn) : undefined
  if (held && held.seat !== seat) return 'own-seat-only'
  if (!place) return 'no-such-seat'
  if (isOwn(place)) return null
  if (table.locked && !isHost) return 'locked'
  // Nobody plays for viewers without having agreed to it.
  if (isPlaying && table.hands !== 'hidden' && !held) return 'hands-shown'
  if (place.person !== null && !isAskable) return 'seat-taken'
  return isPlaying && areTooFew(table, seat, isOwn) ? 'too-few-to-agree' : null
}

/** A person has held it. One other player could be asking for themselves, so two have to agree that somebody else sees that hand. */
export function areTooFew<P extends Place, H extends Holder>(
  { seats, holders }: Pick<Seating<P, H>, 'seats' | 'holders'>,
  seat: Seat,
  isOwn: IsOwn<P, H>,
): boolean {
  const last = lastPlayer(holders, seat)
  return last !== undefined && !isOwn(last) && otherPlayers(seats, seat, isOwn).length < 2
}

/** The last person who held a seat in the present match; undefined when only bots did. */
export const lastPlayer = <H extends Holder>(holders: readonly H[], seat: Seat): H | undefined =>
  holders.findLast(holder => holder.seat === seat && holder.person !== null)

/** Everybody else who sits and plays: they have to agree. */
export const otherPlayers = <P extends Place>(
  seats: readonly P[],
  seat: Seat,
  isOwn: (place: P) => boolean,
): P[] =>
  seats.filter((place, i) => i !== seat && place.person !== null && place.bot === null && !isOwn(place))

/** Why no bot can be sent to play for a seat in a match. */
export function refuseCover(
  { person, bot }: Place,
  { isAskable, isHere }: { readonly isAskable: boolean; readonly isHere: boolean },
): TableReason | null {
  if (person === null || bot !== null || isAskable) return null
  return isHere ? 'owner-present' : 'owner-may-return'
}
