/** Paying for an opportunity with cards. */
import { cardOf, fittingCards, fittingSymbols, isTextCard } from '../edition/catalog'
import type { LegendReason } from '../reasons'
import { type CardId, type Fitting, type Price, SYMBOLS } from '../types'

type CardPrice = Exclude<Price, { kind: 'fameTokens' }>

const isJoker = (card: CardId): boolean => cardOf(card).symbol === 'beowulf'

/** The cards that can be part of a payment, with the symbols they would count. */
export function payable(hand: readonly CardId[], price: CardPrice): Fitting[] {
  if (price.kind === 'anyCards') return hand.map(card => ({ card, symbols: cardOf(card).symbols }))
  return fittingCards(hand, price.kind === 'symbols' ? [price.symbol] : SYMBOLS)
}

export function refusePayment(cards: readonly CardId[], price: CardPrice): LegendReason | null {
  switch (price.kind) {
    case 'anyCards':
      return cards.length === price.count ? null : 'wrong-count'
    case 'symbols':
      return refuseSymbols(
        cards.map(card => fittingSymbols(card, [price.symbol])),
        price.count,
      )
    case 'oneOfEach':
      return refuseOneOfEach(cards)
  }
}

function refuseSymbols(counts: readonly number[], asked: number): LegendReason | null {
  if (counts.includes(0)) return 'does-not-fit'
  const total = counts.reduce((sum, n) => sum + n, 0)
  if (total < asked) return 'not-enough'
  return total - Math.min(...counts) < asked ? null : 'superfluous'
}

/** Each card pays one kind; a joker with several symbols one or as many as it shows. */
function refuseOneOfEach(cards: readonly CardId[]): LegendReason | null {
  if (cards.some(isTextCard)) return 'does-not-fit'
  const kinds = cards.filter(card => !isJoker(card)).map(card => cardOf(card).symbol)
  if (new Set(kinds).size < kinds.length || cards.length > SYMBOLS.length) return 'superfluous'
  const jokerSymbols = cards.filter(isJoker).reduce((sum, card) => sum + cardOf(card).symbols, 0)
  return kinds.length + jokerSymbols < SYMBOLS.length ? 'not-enough' : null
}

/** A payment that prefers cards early in `order`, or null when these cannot pay. */
export function assemble(order: readonly CardId[], price: CardPrice): CardId[] | null {
  switch (price.kind) {
    case 'anyCards':
      return order.length < price.count ? null : order.slice(0, price.count)
    case 'symbols':
      return takeEnough(order, price.count, card => fittingSymbols(card, [price.symbol]))
    case 'oneOfEach':
      return assembleOneOfEach(order)
  }
}

/**
 * Takes items in this order until they are worth enough, then drops the smallest that are not needed. The smallest
 * comes first; null when all of them are not enough.
 */
export function takeEnough<T>(order: readonly T[], enough: number, worthOf: (item: T) => number): T[] | null {
  const taken: T[] = []
  let total = 0
  for (const item of order) {
    if (total >= enough) break
    if (worthOf(item) > 0) taken.push(item)
    total += worthOf(item)
  }
  if (total < enough) return null
  const smallestFirst = taken.sort((a, b) => worthOf(a) - worthOf(b))
  return smallestFirst.filter(item => {
    if (total - worthOf(item) < enough) return true
    total -= worthOf(item)
    return false
  })
}

function assembleOneOfEach(order: readonly CardId[]): CardId[] | null {
  const paid: CardId[] = []
  for (const symbol of SYMBOLS) {
    const card = order.find(c => cardOf(c).symbol === symbol)
    if (card !== undefined) paid.push(card)
  }
  let missing = SYMBOLS.length - paid.length
  const jokers = order.filter(isJoker)
  // A joker with more symbols comes in only where the single ones do not suffice.
  const singles = jokers.filter(card => cardOf(card).symbols === 1)
  if (missing > singles.length)
    for (const card of jokers)
      if (cardOf(card).symbols > 1 && missing > 0) {
        paid.push(card)
        missing -= Math.min(missing, cardOf(card).symbols)
      }
  if (missing > singles.length) return null
  return [...paid, ...singles.slice(0, missing)]
}

/** Single symbols before double ones, activity cards before jokers, specials last. */
const worth = (card: CardId): number => {
  const { symbol, symbols, special } = cardOf(card)
  return symbols * 10 + (symbol === 'beowulf' ? 15 : 0) + (special ? 50 : 0)
}

/** The cheapest payment from these cards, or null. */
export const proposePayment = (fitting: readonly Fitting[], price: CardPrice): CardId[] | null =>
  assemble(
    fitting.map(({ card }) => card).sort((a, b) => worth(a) - worth(b)),
    price,
  )
