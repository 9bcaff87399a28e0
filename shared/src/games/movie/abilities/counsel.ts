import type { Seat } from '../../../kernel'
import type { IntentHandler } from '../turn/intentHandler'
import { BOARDS, figureOf } from '../edition/parts'
import {
  abilityAt,
  layFigure,
  layTile,
  liftFigure,
  openNeighbours,
  refuseSpace,
  refuseTile,
  takeFromHand,
} from '../turn/spaces'
import type { CounselMove, MovieIntentOf, MovieState } from '../types'
import type { AbilityHandler } from './handler'

/** Move one of your figures to an adjacent open space; this tile takes its place. Never placed otherwise. */
export const counsel: AbilityHandler = { placeable: false, moves: movesOf }

function movesOf(state: MovieState, seat: Seat): CounselMove[] {
  const moves: CounselMove[] = []
  for (let from = 0; from < state.figures.length; from++) {
    const figure = state.figures[from]
    if (figure === null || figure === undefined || figureOf(figure).seat !== seat) continue
    const to = openNeighbours(state, from)
    if (to.length > 0) moves.push({ from, to })
  }
  return moves
}

export const takeCounsel: IntentHandler<MovieIntentOf<'counsel'>> = {
  refuse(state, seat, { tile, from, to }) {
    const refusal = refuseTile(state, seat, tile)
    if (refusal) return refusal
    if (abilityAt(tile) !== 'counsel') return 'not-counsel'
    const figure = state.figures[from] ?? null
    if (figure === null || figureOf(figure).seat !== seat) return 'not-your-figure'
    return (
      refuseSpace(state, to) ?? (BOARDS[state.act].neighbours[from]!.includes(to) ? null : 'not-adjacent')
    )
  },

  apply(state, seat, { tile, from, to }, emit) {
    takeFromHand(state, seat, tile)
    const figure = liftFigure(state, from)
    layFigure(state, to, figure)
    layTile(state, from, tile)
    emit({ everyone: { kind: 'tookCounsel', seat, tile, figure, from, to } })
    return null
  },
}
