/** The hand in the order its owner wants: sorted, or as they laid it. */
import type { CardId } from '@heorot/shared/games/legend'
import { sortHand } from './names'

/** Null: sorted. Otherwise the order the owner made. */
export type OwnOrder = readonly CardId[] | null

/** Cards that came later lie at the right. */
export function arrangeHand(hand: readonly CardId[], own: OwnOrder): readonly CardId[] {
  if (!own) return sortHand(hand)
  const known = own.filter(card => hand.includes(card))
  return [...known, ...sortHand(hand.filter(card => !known.includes(card)))]
}

/** Puts a card before the one at `index`. */
export function moveCard(hand: readonly CardId[], card: CardId, index: number): readonly CardId[] {
  const from = hand.indexOf(card)
  const others = hand.filter(other => other !== card)
  const at = index > from ? index - 1 : index
  return [...others.slice(0, at), card, ...others.slice(at)]
}
