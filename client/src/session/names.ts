/** What a seat is called: its owner's name, or what sits there instead. */
import { type Texts, words } from '../app/language'
import { seatNames } from '../art/palette'
import type { TableFrame } from './frame'
import { type Holders, peopleAt, type SeatChange } from './seatHistory'

interface Named {
  readonly name: string
  readonly bot: string | null
}

/** Bots bear the beast of their seat in the poem's own tongue; Wulf and Eofor are brothers in it. */
const botNames = ['Wulf', 'Eofor', 'Hrefn', 'Heorogar', 'Beorn'] as const

export function seatName({ name, bot }: Named, seat: number, t: Texts): string {
  if (name) return name
  return bot ? botNames[seat % botNames.length]! : t.seats[seatNames[seat % seatNames.length]!]
}

/** The same frame with everybody named in the reader's language. */
export function namedFrame<F extends TableFrame>(frame: F): F {
  const t = words()
  const people = frame.people.map(person => ({ ...person, name: seatName(person, person.seat, t) }))
  return { ...frame, people }
}

/** Everybody's name at a step, in the reader's language. */
export const namesAt = (holders: Holders, seats: number, step: number, t: Texts): readonly string[] =>
  peopleAt(holders, seats, step).map(person => seatName(person, person.seat, t))

/** Everybody's name at the end of the list, or of the match. */
export const lastNames = (holders: Holders, seats: number, t: Texts): readonly string[] =>
  namesAt(holders, seats, Number.POSITIVE_INFINITY, t)

/** A line for the log. */
export function changeWords({ seat, before, after }: SeatChange, t: Texts): string {
  const [who, whom] = [seatName(after, seat, t), seatName(before, seat, t)]
  if (after.person !== null && after.person === before.person)
    return after.bot ? t.takeover.botPlays(who) : t.takeover.playsAgain(who)
  if (after.person === null && after.bot === null) return t.takeover.isFree(whom)
  const wasFree = before.person === null && before.bot === null
  return wasFree ? t.takeover.plays(who) : t.takeover.replaces(who, whom)
}
