/** Every kind of intent: the two turn options, and what the abilities add. */
import type { Refusal, Seat } from '../../../kernel'
import { handlerOf } from '../abilities'
import { takeCounsel } from '../abilities/counsel'
import { replaceMead } from '../abilities/drunkenness'
import { remove } from '../abilities/remove'
import { swap } from '../abilities/statue'
import { cashIn } from '../abilities/treasure'
import type { IntentHandler, MovieReason } from './intentHandler'
import { figureOf } from '../edition/parts'
import { canPlay } from './plays'
import { abilityAt, layFigure, layTile, refuseSpace, refuseTile, takeFromHand } from './spaces'
import type { FigureKind, MovieIntent, MovieIntentOf, MovieState } from '../types'

const figureInSupply = (state: MovieState, seat: Seat, kind: FigureKind): number =>
  state.players[seat]!.figures.findIndex(figure => figureOf(figure).kind === kind)

const placeFigure: IntentHandler<MovieIntentOf<'placeFigure'>> = {
  refuse(state, seat, { figure, space }) {
    if (figureInSupply(state, seat, figure) < 0) return 'no-such-figure-left'
    return refuseSpace(state, space)
  },

  apply(state, seat, { figure: kind, space }, emit) {
    const [figure] = state.players[seat]!.figures.splice(figureInSupply(state, seat, kind), 1)
    layFigure(state, space, figure!)
    emit({ everyone: { kind: 'placedFigure', seat, figure: figure!, space } })
    return null
  },
}

const draw: IntentHandler<MovieIntentOf<'draw'>> = {
  refuse: ({ pool }) => (pool.length === 0 ? 'pool-is-empty' : null),

  apply(state, seat, _intent, emit) {
    const tile = state.pool.pop()!
    state.players[seat]!.hand.push(tile)
    const { act } = state
    emit({
      everyone: { kind: 'drew', seat, act, tile: null },
      only: { [seat]: { kind: 'drew', seat, act, tile } },
    })
    if (canPlay(state, seat)) return { kind: 'play' }
    emit({ everyone: { kind: 'couldPlayNothing', seat } })
    return null
  },
}

const placeTile: IntentHandler<MovieIntentOf<'placeTile'>> = {
  refuse(state, seat, { tile, space }) {
    const refusal = refuseTile(state, seat, tile)
    if (refusal) return refusal
    if (!handlerOf(abilityAt(tile)).placeable) return 'counsel-moves-a-figure'
    return refuseSpace(state, space)
  },

  apply(state, seat, { tile, space }, emit) {
    takeFromHand(state, seat, tile)
    layTile(state, space, tile)
    emit({ everyone: { kind: 'placedTile', seat, tile, space } })
    return handlerOf(abilityAt(tile)).afterPlacing?.(state, space) ?? null
  },
}

const decline: IntentHandler<MovieIntentOf<'decline'>> = {
  refuse: () => null,

  apply({ phase }, seat, _intent, emit) {
    if ('space' in phase) emit({ everyone: { kind: 'declined', seat, space: phase.space } })
    return null
  },
}

const handlers: { readonly [K in MovieIntent['kind']]: IntentHandler<MovieIntentOf<K>> } = {
  placeFigure,
  draw,
  placeTile,
  cashIn,
  replaceMead,
  counsel: takeCounsel,
  remove,
  swap,
  decline,
}

export const handlerFor = (intent: MovieIntent): IntentHandler<MovieIntent> => handlers[intent.kind]

export function refuseMovie(state: MovieState, seat: Seat, intent: MovieIntent): Refusal | null {
  const reason = refuseInPhase(state, intent) ?? handlerFor(intent).refuse(state, seat, intent)
  return reason ? { reason } : null
}

/** Why this kind of intent does not belong to the present step of a turn. */
function refuseInPhase({ phase, pool }: MovieState, { kind }: MovieIntent): MovieReason | null {
  if (phase.kind === 'remove' || phase.kind === 'swap')
    return kind === phase.kind || kind === 'decline' ? null : 'resolve-ability-first'
  switch (kind) {
    case 'remove':
    case 'swap':
    case 'decline':
      return 'nothing-to-resolve'
    case 'placeFigure':
      return phase.kind === 'play' ? 'drawing-commits' : null
    case 'draw':
      return phase.kind === 'play' ? 'already-drawn' : null
    default:
      return phase.kind === 'turn' && pool.length > 0 ? 'draw-first' : null
  }
}
