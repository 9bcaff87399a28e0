/** Dealing: what happens before a round, and the same for whatever a viewer cannot see. */
import { type Rng, type Seat, sorted, type Viewer, without } from '../../kernel'
import type { SamplePublic } from './state'
import type { SamplePlayer, SampleSecret, SampleState } from './types'

export const SAMPLE_CARDS = 30
export const SAMPLE_HAND = 5
export const SAMPLE_ROUNDS = 5

const allCards = (): number[] => Array.from({ length: SAMPLE_CARDS }, (_, i) => i + 1)

/** Shuffles all cards and deals every seat a new hand. */
export function dealSample(state: SampleState, rng: Rng, hand: number): void {
  const cards = rng.shuffle(allCards())
  for (const player of state.players) {
    player.laid = []
    player.hand = sorted(cards.splice(0, hand))
  }
  state.rest = sorted(cards)
}

export function setUpSample(seats: number, rng: Rng): SampleState {
  const players = Array.from({ length: seats }, (): SamplePlayer => ({ hand: [], laid: [], points: 0 }))
  const state: SampleState = { round: 1, players, rest: [], shown: [] }
  dealSample(state, rng, SAMPLE_HAND)
  return state
}

/** A full state that the viewer could not tell from the real one. */
export function imagineSample(
  view: SamplePublic,
  secret: SampleSecret | null,
  viewer: Viewer,
  rng: Rng,
): SampleState {
  const cards = rng.shuffle(without(allCards(), secret ? [...secret.hand, ...secret.laid] : []))
  const take = (count: number) => sorted(cards.splice(0, count))
  const seatOf = (seat: Seat): Pick<SamplePlayer, 'hand' | 'laid'> => {
    const { cards: count, hasLaid } = view.players[seat]!
    if (secret && seat === viewer) return { hand: [...secret.hand], laid: [...secret.laid] }
    return { hand: take(count), laid: take(hasLaid ? 1 : 0) }
  }
  const players = view.players.map(({ points }, seat) => ({ ...seatOf(seat), points }))
  return { round: view.round, players, rest: sorted(cards), shown: [...view.shown] }
}
