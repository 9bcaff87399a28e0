/** The hand in the order its owner wants: sorted, or as they laid it. */
import { without } from '@heorot/shared'
import type { CardId } from '@heorot/shared/games/legend'
import { sortHand } from './names'

/** Null: sorted. Otherwise the order the owner made. */
export type OwnOrder = readonly CardId[] | null

/** Cards that came later lie at the right. */
export function arrangeHand(hand: readonly CardId[], own: OwnOrder): readonly CardId[] {
  if (!own) return sortHand(hand)
  const known = without(own, without(own, hand))
  return [...known, ...sortHand(without(hand, known))]
}

/** Puts the card at `from` before the one at `index`. */
export function moveCard(hand: readonly CardId[], from: number, index: number): readonly CardId[] {
  const others = hand.filter((_, i) => i !== from)
  const at = index > from ? index - 1 : index
  return [...others.slice(0, at), ...hand.slice(from, from + 1), ...others.slice(at)]
}
