/** Major episodes: how far a hand is likely to get, and what that is worth. */

import type { Seat } from '../../../kernel'
import { type ActivitySymbol, type CardId, type Episode, episodeAt, type Fitting, takeEnough } from '..'
import { fitOf, type Mind } from './mind'
import { legendTuning } from './tuning'
import { cardWorth, expectedPrizeWorth } from './worth'

type MajorEpisode = Extract<Episode, { kind: 'majorAtOnce' | 'majorInTurn' }>

const major = (mind: Mind): MajorEpisode => episodeAt(mind.step) as MajorEpisode

/** What each rank is worth to this seat, the best prize first. What others miss counts too. */
export function rankWorths(mind: Mind): number[] {
  const seats = mind.bodies.length
  const body = mind.bodies[mind.seat]!
  return major(mind)
    .prizes.slice(0, seats)
    .map(
      prize =>
        expectedPrizeWorth(prize, body, mind.step, seats, mind.options) * (1 + legendTuning.envy[seats]!),
    )
    .sort((a, b) => b - a)
}

/** The worth of a rank that need not be whole: 1 is the first, 2.5 between the second and the third. */
export function worthAt(worths: readonly number[], rank: number): number {
  const low = Math.min(worths.length, Math.max(1, Math.floor(rank)))
  const high = Math.min(worths.length, low + 1)
  return worths[low - 1]! + (worths[high - 1]! - worths[low - 1]!) * Math.min(1, Math.max(0, rank - low))
}

/** How strong an unseen hand of so many cards is likely to be where these symbols count. */
export const likelyStrength = (cards: number, symbols: readonly ActivitySymbol[]): number =>
  cards * fitOf(symbols).mean * legendTuning.willing

/** The chance to have more than somebody, by the difference of strength. */
const beats = (lead: number): number => 1 / (1 + Math.exp(-lead * legendTuning.certainty))

/** The rank to expect with this strength against these. */
export const likelyRank = (strength: number, others: readonly number[]): number =>
  1 + others.reduce((sum, other) => sum + 1 - beats(strength - other), 0)

export const costOf = (mind: Mind, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + cardWorth(card, mind.step + 1, mind.bodies.length), 0)

const pricePerSymbol = (mind: Mind, { card, symbols }: Fitting): number =>
  cardWorth(card, mind.step + 1, mind.bodies.length) / Math.max(1, symbols)

/** The cards in the order one would rather give them up: little worth for each symbol first. */
export function cheapestFirst(mind: Mind, cards: readonly Fitting[]): Fitting[] {
  return cards
    .filter(({ symbols }) => symbols > 0)
    .map(fitting => ({ fitting, price: pricePerSymbol(mind, fitting) }))
    .sort((a, b) => a.price - b.price)
    .map(({ fitting }) => fitting)
}

export interface Raise {
  readonly cards: readonly CardId[]
  readonly symbols: number
}

/** Every prefix of the cheapest cards, from none to all: the sensible sizes of a sealed bid. */
export function bidsOf(mind: Mind, cards: readonly Fitting[]): Raise[] {
  const raises: Raise[] = [{ cards: [], symbols: 0 }]
  for (const { card, symbols } of cheapestFirst(mind, cards)) {
    const last = raises.at(-1)!
    raises.push({ cards: [...last.cards, card], symbols: last.symbols + symbols })
  }
  return raises
}

/**
 * Ways to stay in: single cards that suffice, one for each number of symbols; else the cheapest cards
 * without those that turn out superfluous, and the same with the strongest first.
 */
export function raisesOf(mind: Mind, fitting: readonly Fitting[], missing: number): Raise[] {
  const cheap = cheapestFirst(mind, fitting)
  const single = new Map<number, Raise>()
  for (const { card, symbols } of cheap)
    if (symbols >= missing && !single.has(symbols)) single.set(symbols, { cards: [card], symbols })
  const strong = [...cheap].sort((a, b) => b.symbols - a.symbols)
  const several = [cheap, strong].flatMap(order => {
    const taken = takeEnough(order, missing, ({ symbols }) => symbols) ?? []
    const symbols = taken.reduce((sum, fitting) => sum + fitting.symbols, 0)
    return taken.length > 1 ? [{ cards: taken.map(({ card }) => card), symbols }] : []
  })
  return [...single.values(), ...several]
}

/** Seats clockwise from the start player: ties in sealed bids go to the first. */
export const orderOf = ({ start, bodies }: Mind, seat: Seat): number =>
  (seat - start + bodies.length) % bodies.length
