/** The ways to play the tiles in a hand. */
import type { Seat } from '../../../kernel'
import { handlerOf } from '../abilities'
import { abilityAt } from './spaces'
import type { Space, MovieState, TileId, TilePlay } from '../types'

const NOWHERE: readonly Space[] = []
const NO_MOVES: TilePlay['moves'] = []

/** Every playable tile with its ways, equal ones once. Assumes an open space: without one the act would have ended. */
export function playsOf(state: MovieState, seat: Seat): TilePlay[] {
  const plays: TilePlay[] = []
  for (const tile of new Set(state.players[seat]!.hand)) {
    const play = playOf(state, seat, tile)
    if (play.place || play.moves.length > 0) plays.push(play)
  }
  return plays
}

function playOf(state: MovieState, seat: Seat, tile: TileId): TilePlay {
  const handler = handlerOf(abilityAt(tile))
  return {
    tile,
    place: handler.placeable,
    cashIn: handler.cashIn?.(tile) ?? null,
    replace: handler.replace?.(state) ?? NOWHERE,
    moves: handler.moves?.(state, seat) ?? NO_MOVES,
  }
}

/** Only counsel can be unplayable: it needs a figure that can move. */
export function canPlay(state: MovieState, seat: Seat): boolean {
  let hasCounsel = false
  for (const tile of state.players[seat]!.hand) {
    if (handlerOf(abilityAt(tile)).placeable) return true
    hasCounsel = true
  }
  return hasCounsel && playsOf(state, seat).length > 0
}

/** Whether a seat has anything to do on its turn; else it is skipped. */
export const canAct = (state: MovieState, seat: Seat): boolean =>
  state.pool.length > 0 || state.players[seat]!.figures.length > 0 || canPlay(state, seat)
