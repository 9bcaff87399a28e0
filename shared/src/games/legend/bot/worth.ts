/** What cards, wounds and prizes are worth in points of the final score. */
import type { CardId, CardSymbol, Episode, LegendOptions, Prize, Reward, SpecialId } from '..'
import { cardOf, isPlayed, SYMBOLS, specialCard, TRACK } from '..'
import type { SeatStanding } from './mind'
import { legendTuning } from './tuning'

type ScoringOptions = Pick<LegendOptions, 'advanced' | 'fallen'>

/** Points of the face values only, to see how much is at stake in an episode. */
function faceWorth(prize: Prize): number {
  switch (prize.kind) {
    case 'fame':
    case 'treasure':
    case 'fameOrHeal':
      return prize.value
    case 'alliance':
      return 2 * prize.count
    case 'draw':
      return prize.count
    case 'special':
      return 3
    case 'scratch':
      return -1
    case 'misfortune':
      return -2
    case 'wound':
      return -3
    case 'doubleWound':
      return -6
    case 'healScratches':
      return 1
  }
}

/** What lies between the best and the worst prize of a major episode. */
function stakeOf(episode: Episode, seats: number): number {
  if (episode.kind !== 'majorAtOnce' && episode.kind !== 'majorInTurn') return 0
  const values = episode.prizes.slice(0, seats).map(faceWorth)
  return Math.max(...values) - Math.min(...values)
}

/** What a symbol is good for from a step on: the stakes of the next episodes that ask for it, fading. */
function demandFor(symbol: CardSymbol, step: number, seats: number): number {
  let weight = 1
  let demand = 0
  for (const episode of TRACK.slice(step - 1)) {
    if (episode.kind !== 'majorAtOnce' && episode.kind !== 'majorInTurn') continue
    if (symbol !== 'beowulf' && !episode.symbols.includes(symbol)) continue
    demand += weight * stakeOf(episode, seats)
    weight *= legendTuning.fading
  }
  return demand
}

type BySymbol = Readonly<Record<CardSymbol, number>>

/** The worth of one symbol, by number of seats and step. */
const SYMBOL_WORTH: readonly (readonly BySymbol[])[] = [0, 1, 2, 3, 4, 5].map(seats =>
  Array.from({ length: TRACK.length + 2 }, (_, step) => {
    const worth = (symbol: CardSymbol) =>
      legendTuning.symbol + legendTuning.demand * demandFor(symbol, Math.max(1, step), seats)
    const row = Object.fromEntries(SYMBOLS.map(symbol => [symbol, worth(symbol)]))
    const best = Math.max(...Object.values(row))
    return { ...row, beowulf: best * legendTuning.joker } as BySymbol
  }),
)

/** What a text card is worth at the beginning; it fades towards the end. */
const TEXT_WORTH: Readonly<Partial<Record<SpecialId, number>>> = {
  blessing: 1.5,
  inspiration: 4,
  daring: 2,
  resolve: 2,
  rest: 1.5,
}

const left = (step: number): number => Math.max(0, (TRACK.length - step) / TRACK.length)

/** What a card in hand is worth when the episode at `step` is still to come. */
export function cardWorth(card: CardId, step: number, seats: number): number {
  const { symbol, symbols, special } = cardOf(card)
  if (symbol === null) return (TEXT_WORTH[special!] ?? 0) * Math.min(1, 2 * left(step))
  return symbols * SYMBOL_WORTH[seats]![Math.min(step, TRACK.length + 1)]![symbol]
}

/** What an unknown card is worth. */
const DRAWN = SYMBOL_WORTH.map(rows =>
  rows.map(
    row => 1.1 * ((0.9 * SYMBOLS.reduce((sum, symbol) => sum + row[symbol], 0)) / 5 + 0.1 * row.beowulf),
  ),
)
export const drawnWorth = (step: number, seats: number): number =>
  DRAWN[seats]![Math.min(step, TRACK.length)]!

/** The bonus without wounds, and the price of three or more, with fear of what may still come. */
function woundsWorth(count: number, danger: number, fallen: boolean): number {
  if (count === 0) return 5 - 1.5 * danger
  if (count === 1) return -0.5 * danger
  if (count === 2) return -6.5 * danger
  if (fallen) return -25 - count
  return count === 3 ? 3 * danger - 15 : -5 * count
}

/** How much of the next wound none, one and two scratches are. */
const SCRATCHED = [0, 0.3, 0.65] as const

export function healthWorth(
  { scratches, wounds }: SeatStanding,
  step: number,
  { fallen }: ScoringOptions,
): number {
  const danger = left(step)
  const now = woundsWorth(wounds, danger, fallen)
  const next = woundsWorth(wounds + 1, danger, fallen) - now
  return now + next * SCRATCHED[Math.min(2, scratches)]! * Math.min(1, 2.5 * danger)
}

const hurt = (body: SeatStanding, scratches: number, wounds: number): SeatStanding => {
  const total = body.scratches + scratches
  return {
    cards: body.cards,
    scratches: total >= 3 ? 0 : total,
    wounds: Math.max(0, body.wounds + wounds + (total >= 3 ? 1 : 0)),
  }
}

/** What it means to be in another condition than before. */
const changeWorth = (
  before: SeatStanding,
  after: SeatStanding,
  step: number,
  options: ScoringOptions,
): number => healthWorth(after, step, options) - healthWorth(before, step, options)

/** What a scratch costs now; at most 0. */
export const scratchWorth = (body: SeatStanding, step: number, options: ScoringOptions): number =>
  changeWorth(body, hurt(body, 1, 0), step, options)

const CARDS_FOR_A_WOUND = 2
const ALLIANCE = 2

/** What a prize is worth to somebody in this condition. */
export function expectedPrizeWorth(
  prize: Reward,
  body: SeatStanding,
  step: number,
  seats: number,
  options: ScoringOptions,
): number {
  switch (prize.kind) {
    case 'fame':
      return prize.value
    case 'treasure':
      return prize.value * treasureWorth(step, options)
    case 'alliance':
      return (prize.count * ALLIANCE * (1 + treasureWorth(step, options))) / 2
    case 'draw':
      return prize.count * drawnWorth(step + 1, seats)
    case 'special':
      return cardWorth(specialCard(prize.special), step + 1, seats)
    case 'misfortune':
      return -2
    case 'scratch':
      return scratchWorth(body, step, options)
    case 'wound':
    case 'doubleWound': {
      const after = hurt(body, 0, prize.kind === 'wound' ? 1 : 2)
      return changeWorth(body, after, step, options) + CARDS_FOR_A_WOUND * drawnWorth(step + 1, seats)
    }
    case 'healScratches':
      return changeWorth(body, { ...body, scratches: 0 }, step, options)
    case 'fameOrHeal':
      return Math.max(prize.value, changeWorth(body, hurt(body, 0, -1), step, options))
    case 'heal':
      return Math.max(
        changeWorth(body, { ...body, scratches: 0 }, step, options),
        changeWorth(body, hurt(body, 0, -1), step, options),
      )
  }
}

/** In the advanced game treasure only buys and ranks, up to the last treasure episode. */
export function treasureWorth(step: number, { advanced }: ScoringOptions): number {
  if (!advanced) return 1
  return TRACK.slice(step - 1).some(episode => !isPlayed(episode, false)) ? legendTuning.treasure : 0
}
