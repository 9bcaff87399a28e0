import type { Rng } from '../../kernel'
import { beginAct } from './turn/act'
import { edition } from './edition/edition'
import { figuresOfSeat } from './edition/parts'
import type { MovieOptions, MovieState } from './types'

export function setUpMovie(seats: number, options: MovieOptions, rng: Rng): MovieState {
  const turn = options.startSeat === 'random' ? rng.below(seats) : options.startSeat
  const state = emptyState(seats, options)
  state.turn = turn
  beginAct(state, 1, rng, () => {})
  return state
}

/** Everything in its box, but for the figures and saga points in front of each player. */
export function emptyState(seats: number, options: MovieOptions): MovieState {
  const players = Array.from({ length: seats }, (_, seat) => ({
    saga: edition.startingSaga,
    hand: [],
    figures: figuresOfSeat(seat),
  }))
  return {
    options,
    act: 1,
    turn: 0,
    phase: { kind: 'turn' },
    tiles: [],
    figures: [],
    open: 0,
    pool: [],
    players,
    box: [],
    unseen: [],
    gone: [],
    results: [],
  }
}
