import type { GameTypes } from '@heorot/shared'
import type { TableFrame } from '../../session/frame'
import type { Coach } from '../GameClient'

export type CardTexts = readonly [title: string, what: string, why: string, cost: string]
export type CoachCardRow = readonly [rule: string, draw: () => { readonly svg: string }]

/** A card of the list, if it fits the moment. */
export const cardIf = <K extends string>(fits: boolean, card: K): readonly K[] => (fits ? [card] : [])

/** The coach of a game: its words, the rule and picture of each card, and what meets a seat. */
export const coachOf = <T extends GameTypes, K extends string>(
  texts: Readonly<Record<K, CardTexts>>,
  rows: Readonly<Record<K, CoachCardRow>>,
  encounters: (frame: TableFrame<T>) => readonly K[],
  ruleNow: (view: T['Public']) => string,
): Coach<T> => ({
  keys: Object.keys(rows),
  encounters,
  ruleNow,
  card(key) {
    const [title, what, why, cost] = texts[key as K]
    const [rule, draw] = rows[key as K]
    return { title, what, why, cost, rule, svg: draw().svg }
  },
})
