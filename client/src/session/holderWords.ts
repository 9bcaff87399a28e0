/** The names of a step and the changes of seats, in the reader's language. */
import type { Texts } from '../app/language'
import { type Holders, peopleAt, type SeatChange } from './holders'
import { seatName } from './seatName'

export const namesAt = (holders: Holders, seats: number, step: number, t: Texts): readonly string[] =>
  peopleAt(holders, seats, step).map(person => seatName(person, person.seat, t))

/** Everybody's name at the end of the list, or of the match. */
export const lastNames = (holders: Holders, seats: number, t: Texts): readonly string[] =>
  namesAt(holders, seats, Number.POSITIVE_INFINITY, t)

/** A line for the log. */
export function changeWords({ from, seat, before, after }: SeatChange, t: Texts): string {
  const [who, whom] = [seatName(after, seat, t), seatName(before, seat, t)]
  if (after.person !== null && after.person === before.person)
    return after.bot ? t.takeover.botPlays(who, from) : t.takeover.playsAgain(who, from)
  if (after.person === null && after.bot === null) return t.takeover.isFree(whom, from)
  const wasFree = before.person === null && before.bot === null
  return wasFree ? t.takeover.plays(who, from) : t.takeover.replaces(who, whom, from)
}
