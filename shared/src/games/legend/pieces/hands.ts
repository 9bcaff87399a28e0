/** How cards come into a hand and leave it, and what everyone knows of it from then on. */
import { addSorted, removeEach, type Seat, without } from '../../../kernel'
import { isSpecial } from '../edition/catalog'
import type { CardId, LegendState } from '../types'

/** Everyone sees which cards come into the hand. Special cards are always known. */
export function takeOpenly({ hands, known }: LegendState, seat: Seat, cards: readonly CardId[]): void {
  addSorted(hands[seat]!, cards)
  for (const card of cards) if (!isSpecial(card)) addSorted(known[seat]!, [card])
}

/** Everyone sees which cards leave the hand. */
export function giveOpenly({ hands, known }: LegendState, seat: Seat, cards: readonly CardId[]): void {
  removeEach(hands[seat]!, cards)
  removeEach(known[seat]!, cards)
}

/** Everyone sees cards that stay in the hand. Those known before may be among them. */
export function showInHand({ known }: LegendState, seat: Seat, cards: readonly CardId[]): void {
  const news = without(cards, known[seat]!)
  addSorted(
    known[seat]!,
    news.filter(card => !isSpecial(card)),
  )
}
