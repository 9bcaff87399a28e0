import type { IntentHandler } from '../turn/intentHandler'
import { abilityAt, boxTile, layTile, refuseTile, spacesWith, takeFromHand } from '../turn/spaces'
import type { MovieIntentOf } from '../types'
import type { AbilityHandler } from './handler'

/** Place it as a peril, or put it in the place of a mead tile, which leaves the game. */
export const drunkenness: AbilityHandler = { placeable: true, replace: state => spacesWith(state, 'mead') }

export const replaceMead: IntentHandler<MovieIntentOf<'replaceMead'>> = {
  refuse(state, seat, { tile, space }) {
    const refusal = refuseTile(state, seat, tile)
    if (refusal) return refusal
    if (abilityAt(tile) !== 'drunkenness') return 'not-drunkenness'
    return abilityAt(state.tiles[space]) === 'mead' ? null : 'no-mead-there'
  },

  apply(state, seat, { tile, space }, emit) {
    takeFromHand(state, seat, tile)
    const mead = boxTile(state, space)
    layTile(state, space, tile)
    emit({ everyone: { kind: 'replacedMead', seat, tile, mead, space } })
    return null
  },
}
