/** What a risk may bring, computed exactly from everything a viewer knows. */
import { fittingSymbols } from '../edition/catalog'
import { hiddenCards, type Sight } from './hiddenCards'
import { countFaces } from '../pieces/piles'
import type { ActivitySymbol } from '../types'

type Symbols = readonly ActivitySymbol[]

/** How many cards count 0, 1, 2 … symbols. */
type Census = readonly number[]

const MAX_SYMBOLS = 2

/** From the number of cards with each face. */
function census(counts: readonly number[], symbols: Symbols): Census {
  const found = new Array<number>(MAX_SYMBOLS + 1).fill(0)
  for (const [face, count] of counts.entries()) found[fittingSymbols(face, symbols)]! += count
  return found
}

function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** The chance of each total when `drawn` cards are taken from cards of this census. */
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
export function riskTotals(sight: Sight, symbols: Symbols, count: number): number[] {
  const { drawPile, discards } = sight.public
  const fromPile = Math.min(count, drawPile)
  const fromDiscards = Math.min(count - fromPile, discards.length)
  return combine(
    totalsOf(census(hiddenCards(sight).drawable, symbols), fromPile),
    totalsOf(census(countFaces(discards), symbols), fromDiscards),
  )
}

/** The chance that at least one of the revealed cards fits: with two cards, and with Daring's five. */
export const riskOdds = (sight: Sight, symbols: Symbols) => ({
  two: 1 - riskTotals(sight, symbols, 2)[0]!,
  five: 1 - riskTotals(sight, symbols, 5)[0]!,
})

/** The chance that a risk of `count` cards brings at least `missing` symbols. */
export const reachOdds = (
  sight: Sight,
  symbols: Symbols,
  { count, missing }: { readonly count: number; readonly missing: number },
): number => sum(riskTotals(sight, symbols, count).slice(Math.max(1, missing)))
