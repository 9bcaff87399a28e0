import type { IntentHandler } from '../turn/intentHandler'
import { tileOf } from '../edition/parts'
import { refuseTile, takeFromHand } from '../turn/spaces'
import type { MovieIntentOf } from '../types'
import type { AbilityHandler } from './handler'

/** Place it as a boon, or cash it in: it leaves the game and you gain its cash value. */
export const treasure: AbilityHandler = { placeable: true, cashIn: tile => tileOf(tile).cash }

export const cashIn: IntentHandler<MovieIntentOf<'cashIn'>> = {
  refuse(state, seat, { tile }) {
    return refuseTile(state, seat, tile) ?? (tileOf(tile).cash === null ? 'not-a-treasure' : null)
  },

  apply(state, seat, { tile }, emit) {
    const points = tileOf(tile).cash!
    takeFromHand(state, seat, tile)
    state.box.push(tile)
    state.players[seat]!.saga += points
    emit({ everyone: { kind: 'cashedIn', seat, tile, points } })
    return null
  },
}
