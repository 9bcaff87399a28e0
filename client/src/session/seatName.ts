/** What a seat is called: its owner's name, or what sits there instead. */
import { type Texts, words } from '../app/language'
import { seats } from '../app/theme/tokens'
import type { TableFrame } from './frame'

interface Named {
  readonly name: string
  readonly bot: string | null
}

/** Bots bear the beast of their seat in the poem's own tongue; Wulf and Eofor are brothers in it. */
const botNames = ['Wulf', 'Eofor', 'Hrefn', 'Heorogar', 'Beorn'] as const

export function seatName({ name, bot }: Named, seat: number, t: Texts): string {
  if (name) return name
  return bot ? botNames[seat % botNames.length]! : t.seats[seats[seat % seats.length]!.key]
}

/** The same frame with everybody named in the reader's language. */
export function namedFrame<F extends TableFrame>(frame: F): F {
  const t = words()
  const people = frame.people.map(person => ({ ...person, name: seatName(person, person.seat, t) }))
  return { ...frame, people }
}
