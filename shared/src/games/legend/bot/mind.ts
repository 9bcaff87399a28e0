/** What a seat has before it when it thinks: the same from a view as in an imagined match. */

import type { SeenOf } from '../../../bots/judgement'
import type { Seat } from '../../../kernel'
import {
  type ActivitySymbol,
  type CardId,
  fittingSymbols,
  type LegendTypes,
  type LegendPublicPlayer,
  type LegendPublicOptions,
  type PublicStage,
  riskTotals,
  type LegendStage,
  type LegendState,
  type TokenId,
} from '..'
import { woundsOf } from '../scoring'
import { woundsWith } from './outlook'

/** A player's health, and how many cards they hold. */
export interface SeatStanding {
  readonly cards: number
  readonly scratches: number
  readonly wounds: number
}

export interface Mind {
  readonly seat: Seat
  readonly options: LegendPublicOptions
  readonly start: Seat
  readonly step: number
  readonly stage: LegendStage | PublicStage
  readonly hand: readonly CardId[]
  readonly tokens: readonly TokenId[]
  readonly bodies: readonly SeatStanding[]
  /** The chance of each number of fitting symbols when a risk reveals `count` cards. */
  odds(symbols: readonly ActivitySymbol[], count: number): readonly number[]
}

export function mindSeen(seen: SeenOf<LegendTypes>): Mind {
  const { seat, public: view, secret } = seen
  return {
    seat,
    options: view.options,
    start: view.start,
    step: view.step,
    stage: view.stage,
    hand: secret.hand,
    tokens: secret.tokens,
    bodies: view.players.map(bodySeen),
    odds: (symbols, count) => riskTotals(seen, symbols, count),
  }
}

const bodySeen = (player: LegendPublicPlayer): SeatStanding => ({
  cards: player.cards,
  scratches: player.scratches,
  wounds: woundsWith(player, 0),
})

export function mindIn(state: LegendState, seat: Seat): Mind {
  return {
    seat,
    options: state.options,
    start: state.start,
    step: state.step,
    stage: state.stage,
    hand: state.hands[seat]!,
    tokens: state.tokens[seat]!,
    bodies: state.hands.map((_, other) => bodyIn(state, other)),
    odds: roughOdds,
  }
}

export const bodyIn = (state: LegendState, seat: Seat): SeatStanding => ({
  cards: state.hands[seat]!.length,
  scratches: state.scratches[seat]!,
  wounds: woundsOf(state, seat),
})

/** How many activity cards of the whole pack count 0, 1 and 2 where so many symbols are asked for. */
const PACK = [0, 1, 2].map(asked => ({ one: (15 * asked + 10) / 100, two: (3 * asked) / 100 }))

/** The share of cards that fit, and the symbols an unknown card counts on average. */
export const fitOf = (symbols: readonly ActivitySymbol[]): { chance: number; mean: number } => {
  const { one, two } = PACK[Math.min(2, symbols.length)]!
  return { chance: one + two, mean: one + 2 * two }
}

const ROUGH: readonly number[][][] = PACK.map(({ one, two }) =>
  [0, 1, 2, 3, 4, 5].map(count => {
    let totals = [1]
    for (let n = 0; n < count; n++) {
      const next = new Array<number>(totals.length + 2).fill(0)
      totals.forEach((chance, total) => {
        next[total]! += chance * (1 - one - two)
        next[total + 1]! += chance * one
        next[total + 2]! += chance * two
      })
      totals = next
    }
    return totals
  }),
)

/** Odds from the whole pack, for playouts: near enough, and free. */
const roughOdds = (symbols: readonly ActivitySymbol[], count: number): readonly number[] =>
  ROUGH[Math.min(2, symbols.length)]![count]!

/** All fitting symbols in hand. */
export function strengthOf(hand: readonly CardId[], symbols: readonly ActivitySymbol[]): number {
  let strength = 0
  for (const card of hand) strength += fittingSymbols(card, symbols)
  return strength
}
