/** What a risk may bring, computed exactly from the cards a viewer has not seen. */
import { ACTIVITY_CARDS, fittingSymbols } from './catalog'
import { cardsOnTable } from './piles'
import type { ActivitySymbol, CardId, Public, Secret } from './types'

type Symbols = readonly ActivitySymbol[]

/** How many cards count 0, 1, 2 … symbols. */
type Census = readonly number[]

const MAX_SYMBOLS = 2

function census(cards: readonly CardId[], symbols: Symbols): Census {
  const counts = new Array<number>(MAX_SYMBOLS + 1).fill(0)
  for (const card of cards) counts[fittingSymbols(card, symbols)]!++
  return counts
}

/** Activity cards this viewer does not know the place of: the draw pile and the other hands. */
export function unseenCards(view: Public, secret: Secret | null): CardId[] {
  const seen = new Set([...view.discards, ...cardsOnTable(view), ...(secret?.hand ?? [])])
  return Array.from({ length: ACTIVITY_CARDS }, (_, id) => id).filter(id => !seen.has(id))
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** The chance of each total when `drawn` cards are taken from a pile of this census. */
function totalsOf([none = 0, one = 0, two = 0]: Census, drawn: number): number[] {
  const all = choose(none + one + two, drawn)
  const chances = new Array<number>(drawn * MAX_SYMBOLS + 1).fill(0)
  for (let twos = 0; twos <= drawn; twos++)
    for (let ones = 0; ones + twos <= drawn; ones++) {
      const ways = choose(two, twos) * choose(one, ones) * choose(none, drawn - ones - twos)
      chances[ones + twos * 2]! += ways / all
    }
  return chances
}

function combine(a: readonly number[], b: readonly number[]): number[] {
  const chances = new Array<number>(a.length + b.length - 1).fill(0)
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      chances[i + j]! += p * q
    })
  })
  return chances
}

/**
 * The chance of each number of fitting symbols when a risk reveals `count` cards: `[0]` is the chance to
 * fail. Where the draw pile is shorter, the rest comes from the discards, shuffled.
 */
export function riskTotals(view: Public, secret: Secret | null, symbols: Symbols, count: number): number[] {
  const fromPile = Math.min(count, view.drawPile)
  const fromDiscards = Math.min(count - fromPile, view.discards.length)
  return combine(
    totalsOf(census(unseenCards(view, secret), symbols), fromPile),
    totalsOf(census(view.discards, symbols), fromDiscards),
  )
}

/** The chance that at least one of the revealed cards fits: with two cards, and with Daring's five. */
export const riskOdds = (view: Public, secret: Secret | null, symbols: Symbols) => ({
  two: 1 - riskTotals(view, secret, symbols, 2)[0]!,
  five: 1 - riskTotals(view, secret, symbols, 5)[0]!,
})

/** The chance that a risk of `count` cards brings at least `missing` symbols. */
export const reachOdds = (
  view: Public,
  secret: Secret | null,
  symbols: Symbols,
  { count, missing }: { readonly count: number; readonly missing: number },
): number => sum(riskTotals(view, secret, symbols, count).slice(Math.max(1, missing)))
