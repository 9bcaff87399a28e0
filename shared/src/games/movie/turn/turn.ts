/** The course of a turn, and who comes next. */
import type { Rng, Seat } from '../../../kernel'
import { beginAct, closeAct } from './act'
import type { Emit } from './intentHandler'
import { handlerFor } from './intentHandlers'
import { canAct } from './plays'
import { standingsOf } from '../standings'
import { ACTS, type ActResult, type MovieIntent, type MoviePhase, type MovieState } from '../types'

const TURN: MoviePhase = { kind: 'turn' }

export function apply(state: MovieState, seat: Seat, intent: MovieIntent, rng: Rng, emit: Emit): void {
  const step = handlerFor(intent).apply(state, seat, intent, emit)
  // The act ends the moment its last space is filled: an ability that waits is lost, but for the house rule.
  const isFull = state.open === 0
  if (step && (!isFull || state.options.lastAbility)) state.phase = step
  else if (isFull) endAct(state, seat, 'full', rng, emit)
  else nextTurn(state, seat, rng, emit)
}

/** The next seat that can do anything. When none can, the act ends as it stands. */
function nextTurn(state: MovieState, last: Seat, rng: Rng, emit: Emit): void {
  const seats = state.players.length
  for (let i = 1; i <= seats; i++) {
    const seat = (last + i) % seats
    if (canAct(state, seat)) {
      state.turn = seat
      state.phase = TURN
      return
    }
    emit({ everyone: { kind: 'skipped', seat } })
  }
  endAct(state, last, 'standstill', rng, emit)
}

function endAct(state: MovieState, last: Seat, cause: ActResult['cause'], rng: Rng, emit: Emit): void {
  closeAct(state, last, cause, emit)
  const next = ACTS.find(act => act > state.act)
  if (next) {
    state.turn = (last + 1) % state.players.length
    state.phase = TURN
    beginAct(state, next, rng, emit)
  } else {
    state.phase = { kind: 'over' }
    emit({ everyone: { kind: 'gameEnded', standings: standingsOf(state) } })
  }
}
