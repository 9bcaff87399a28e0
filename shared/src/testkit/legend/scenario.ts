/** Situations for tests, set up and told in the rulebook's words. */

import { ALL_ACTIVITY_CARDS, ALL_TOKENS, CARDS, isRound, isSpecial, TRACK } from '../../games/legend/catalog'
import { countFaces } from '../../games/legend/piles'
import { setUpLegend } from '../../games/legend/setup'
import type { LegendOptions, LegendState } from '../../games/legend/types'
import { type Rng, rngFrom, type Seat, seedFromNumber, sorted } from '../../kernel'
import { type CardName, shortCard, type TokenName, takeNamed, shortToken } from './names'
import { TestTable } from './TestTable'

export interface LegendScenario {
  readonly episode: string
  readonly seats?: number
  readonly options?: Partial<LegendOptions>
  readonly start?: Seat
  readonly hands?: readonly (readonly CardName[])[]
  readonly tokens?: readonly (readonly TokenName[])[]
  readonly scratches?: readonly number[]
  readonly wounds?: readonly number[]
  readonly doubleWound?: Seat
  /** The next cards to draw. */
  readonly pile?: readonly CardName[]
  readonly discards?: readonly CardName[]
  /** Where the cards that are not named lie; `away` takes them out of the game. */
  readonly others?: 'pile' | 'discards' | 'away'
  readonly seed?: number
}

function replaceAll<T>(list: T[], items: readonly T[]): void {
  list.splice(0, list.length, ...items)
}

function layCards(state: LegendState, situation: LegendScenario, rng: Rng): void {
  const left = rng.shuffle([...ALL_ACTIVITY_CARDS])
  const offered = [...state.offer]
  const take = (name: CardName) =>
    takeNamed(CARDS.some(card => card.special === name) ? offered : left, name, shortCard)
  state.hands.forEach((hand, seat) => {
    replaceAll(hand, sorted((situation.hands?.[seat] ?? []).map(take)))
  })
  const top = (situation.pile ?? []).map(take).reverse()
  const discards = (situation.discards ?? []).map(take)
  const others = situation.others ?? 'pile'
  replaceAll(state.offer, offered)
  replaceAll(state.drawPile, others === 'pile' ? [...left, ...top] : top)
  replaceAll(state.discards, others === 'discards' ? [...left, ...discards] : discards)
  forgetHands(state)
}

/** Nobody knows anything about a hand: all of it was drawn unseen. */
function forgetHands(state: LegendState): void {
  for (const known of state.known) known.length = 0
  state.hands.forEach((hand, seat) => {
    replaceAll(
      state.drawn[seat]!,
      hand.filter(card => !isSpecial(card)),
    )
  })
  replaceAll(state.pool, countFaces([...state.drawPile, ...state.drawn.flat()]))
}

function layTokens(state: LegendState, situation: LegendScenario): void {
  const left = [...ALL_TOKENS]
  state.tokens.forEach((own, seat) => {
    replaceAll(own, sorted((situation.tokens?.[seat] ?? []).map(name => takeNamed(left, name, shortToken))))
  })
  replaceAll(
    state.supply,
    left.filter(id => !isRound(id)),
  )
  replaceAll(state.alliances, left.filter(isRound))
}

function arrange(situation: LegendScenario, rng: Rng): LegendState {
  const { seats = 4, options, start = 0, episode } = situation
  const all: LegendOptions = {
    advanced: false,
    fallen: false,
    openTokens: false,
    startSeat: start,
    ...options,
  }
  const state = setUpLegend(seats, all, rng)
  layCards(state, situation, rng)
  layTokens(state, situation)
  replaceAll(state.scratches, situation.scratches ?? state.scratches)
  replaceAll(state.wounds, situation.wounds ?? state.wounds)
  state.doubleWound = situation.doubleWound ?? null
  state.start = start
  state.step = TRACK.findIndex(row => row.id === episode)
  if (state.step < 0) throw new Error(`there is no episode ${episode}`)
  state.pending.length = 0
  return state
}

/** A table in this situation, with Beowulf just moved onto the episode. */
export function legendScenario(situation: LegendScenario): TestTable {
  const rng = rngFrom(seedFromNumber(situation.seed ?? 1))
  return new TestTable(arrange(situation, rng), rng)
}
