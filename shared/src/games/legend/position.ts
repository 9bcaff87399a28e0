/** A position of the game in the rulebook's words: for tests, and for lessons that start in the middle. */
import { type Rng, type Seat, sorted } from '../../kernel'
import { ALL_ACTIVITY_CARDS, ALL_TOKENS, CARDS, isRound, isSpecial, TRACK } from './edition/catalog'
import { countFaces } from './pieces/piles'
import { setUpLegend } from './setup'
import { type CardName, shortCard, shortToken, type TokenName, takeNamed } from './edition/shortNames'
import { beginSaga } from './turn/turn'
import type { LegendOptions, LegendState } from './types'

export interface LegendPosition {
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
}

function replaceAll<T>(list: T[], items: readonly T[]): void {
  list.splice(0, list.length, ...items)
}

function layCards(state: LegendState, position: LegendPosition, rng: Rng): void {
  const left = rng.shuffle([...ALL_ACTIVITY_CARDS])
  const offered = [...state.offer]
  const take = (name: CardName) =>
    takeNamed(CARDS.some(card => card.special === name) ? offered : left, name, shortCard)
  state.hands.forEach((hand, seat) => {
    replaceAll(hand, sorted((position.hands?.[seat] ?? []).map(take)))
  })
  const top = (position.pile ?? []).map(take).reverse()
  const discards = (position.discards ?? []).map(take)
  const others = position.others ?? 'pile'
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

function layTokens(state: LegendState, position: LegendPosition): void {
  const left = [...ALL_TOKENS]
  state.tokens.forEach((own, seat) => {
    replaceAll(own, sorted((position.tokens?.[seat] ?? []).map(name => takeNamed(left, name, shortToken))))
  })
  replaceAll(
    state.supply,
    left.filter(id => !isRound(id)),
  )
  replaceAll(state.alliances, left.filter(isRound))
}

/** Everything in its place; the episode has not been opened yet. */
export function arrangeLegend(position: LegendPosition, rng: Rng): LegendState {
  const { seats = 4, options, start = 0, episode } = position
  const all: LegendOptions = {
    advanced: false,
    fallen: false,
    openTokens: false,
    startSeat: start,
    ...options,
  }
  const state = setUpLegend(seats, all, rng)
  layCards(state, position, rng)
  layTokens(state, position)
  replaceAll(state.scratches, position.scratches ?? state.scratches)
  replaceAll(state.wounds, position.wounds ?? state.wounds)
  state.doubleWound = position.doubleWound ?? null
  state.start = start
  state.step = TRACK.findIndex(row => row.id === episode)
  if (state.step < 0) throw new Error(`there is no episode ${episode}`)
  state.pending.length = 0
  return state
}

/** The same with Beowulf just moved onto the episode. */
export function legendPosition(position: LegendPosition, rng: Rng): LegendState {
  const state = arrangeLegend(position, rng)
  beginSaga({ state, rng, emit: () => {} })
  return state
}
