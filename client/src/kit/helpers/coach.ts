import type { GameTypes } from '@heorot/shared'
import type { TableFrame } from '../../session/frame'
import type { Coach } from '../GameClient'

export type CoachCardRow = readonly [rule: string, draw: () => { readonly svg: string }]

/** A card of the list, if it fits the moment. */
export const cardIf = <K extends string>(fits: boolean, card: K): readonly K[] => (fits ? [card] : [])

interface CoachParts<T extends GameTypes, K extends string> {
  /** What a card is about, why one might want it, and what it can cost; before that its title, unless it has one. */
  readonly texts: Readonly<Record<K, readonly string[]>>
  /** Titles of the cards of things that have a name. */
  readonly titles: Readonly<Record<string, string>>
  /** The rule and the picture of each card. */
  readonly rows: Readonly<Record<K, CoachCardRow>>
  /** The cards of what a seat meets now. */
  encounters(frame: TableFrame<T>): readonly K[]
  ruleNow(view: T['Public']): string
}

export const coachOf = <T extends GameTypes, K extends string>({
  texts,
  titles,
  rows,
  encounters,
  ruleNow,
}: CoachParts<T, K>): Coach<T> => ({
  keys: Object.keys(rows),
  encounters,
  ruleNow,
  card(key) {
    const named = titles[key] === undefined ? [] : [titles[key]]
    const [title = '', what = '', why = '', cost = ''] = [...named, ...texts[key as K]]
    const [rule, draw] = rows[key as K]
    return { title, what, why, cost, rule, svg: draw().svg }
  },
})
