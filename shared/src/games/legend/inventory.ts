/** Everything in the box that must stay in exactly one place. */
import { CARDS, TOKENS } from './catalog'
import { cardsOnTable } from './piles'
import type { State } from './types'

const cardNames = CARDS.map((_, id) => `card:${id}`)
const tokenNames = TOKENS.map((_, id) => `token:${id}`)

export function inventory(state: State): string[] {
  const { hands, drawPile, discards, offer, gone, supply, alliances, tokens } = state
  const cards = [...hands.flat(), ...drawPile, ...discards, ...offer, ...gone, ...cardsOnTable(state)]
  const allTokens = [...supply, ...alliances, ...tokens.flat()]
  return [...named(cards, cardNames), ...named(allTokens, tokenNames)]
}

/** Sorted by number: much faster than by name, and the laws ask at every step. */
const named = (ids: readonly number[], names: readonly string[]): string[] =>
  Array.from(Uint16Array.from(ids).sort(), id => names[id]!)
