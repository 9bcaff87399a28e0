/** Everything in the box that must stay in exactly one place, and where it lies hidden. */
import type { HiddenPlace } from '../../../kernel'
import { CARDS, cardOf, TOKENS, tokenOf } from '../edition/catalog'
import { cardsOnTable } from './piles'
import type { LegendState } from '../types'

const cardNames = CARDS.map((_, id) => `card:${id}`)
const tokenNames = TOKENS.map((_, id) => `token:${id}`)

export function legendInventory(state: LegendState): string[] {
  const { hands, drawPile, discards, offer, gone, supply, alliances, tokens } = state
  const cards = [...hands.flat(), ...drawPile, ...discards, ...offer, ...gone, ...cardsOnTable(state)]
  const allTokens = [...supply, ...alliances, ...tokens.flat()]
  return [...named(cards, cardNames), ...named(allTokens, tokenNames)]
}

/** Sorted by number: much faster than by name, and the laws ask at every step. */
const named = (ids: readonly number[], names: readonly string[]): string[] =>
  Array.from(Uint16Array.from(ids).sort(), id => names[id]!)

/** What is printed, whatever the number. */
const cardFace = (id: number): string => {
  const { symbol, symbols, special } = cardOf(id)
  return `card ${symbol} ${symbols} ${special}`
}
const tokenFace = (id: number): string => {
  const { shape, kind, value } = tokenOf(id)
  return `token ${shape} ${kind} ${value}`
}

const cardsAt = (items: number[], holder: number | null): HiddenPlace => ({ holder, items, faceOf: cardFace })
const tokensAt = (items: number[], holder: number | null): HiddenPlace => ({
  holder,
  items,
  faceOf: tokenFace,
})

/** Purses lie open by an option, at the end, and partly while their owner shows tokens in an auction. */
function hiddenPurses({ tokens, stage, options }: LegendState): HiddenPlace[] {
  if (options.openTokens || stage.kind === 'over') return []
  const shown = stage.kind === 'treasureAuction' ? stage.shown : []
  return tokens.flatMap((purse, seat) => (shown[seat]?.length ? [] : [tokensAt(purse, seat)]))
}

export function hiddenInLegend(state: LegendState): HiddenPlace[] {
  const { hands, drawn, drawPile, alliances, stage } = state
  const bids = stage.kind === 'majorAtOnce' ? stage.bids : []
  return [
    ...hands.map(cardsAt),
    ...drawn.map(cardsAt),
    ...bids.flatMap((bid, seat) => (bid ? [cardsAt(bid.cards, seat)] : [])),
    cardsAt(drawPile, null),
    ...hiddenPurses(state),
    tokensAt(alliances, null),
  ]
}
