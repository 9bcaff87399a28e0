/** Everything in the box that must stay in exactly one place. */
import { cardsOnTable } from './piles'
import type { State } from './types'

export function inventory(state: State): string[] {
  const { hands, drawPile, discards, offer, gone, supply, alliances, tokens } = state
  const cards = [...hands.flat(), ...drawPile, ...discards, ...offer, ...gone, ...cardsOnTable(state)]
  const allTokens = [...supply, ...alliances, ...tokens.flat()]
  return [...cards.map(id => `card:${id}`), ...allTokens.map(id => `token:${id}`)].sort()
}
