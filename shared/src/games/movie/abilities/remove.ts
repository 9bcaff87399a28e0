/** The second step of temptation and valor: each may take one of the other off the board. */
import type { IntentHandler } from '../turn/intentHandler'
import { abilityAt, boxTile, spacesWith } from '../turn/spaces'
import type { MovieIntentOf, MoviePhase, Space, MovieState } from '../types'

type Remover = 'temptation' | 'valor'

const PREY = { temptation: 'valor', valor: 'temptation' } as const

export const removable = (state: MovieState, remover: Remover): Space[] => spacesWith(state, PREY[remover])

export const removalAfter =
  (ability: Remover) =>
  (state: MovieState, space: Space): MoviePhase | null =>
    removable(state, ability).length > 0 ? { kind: 'remove', ability, space } : null

export const remove: IntentHandler<MovieIntentOf<'remove'>> = {
  refuse({ phase, tiles }, _seat, { space }) {
    if (phase.kind !== 'remove') return 'nothing-to-resolve'
    return abilityAt(tiles[space]) === PREY[phase.ability] ? null : `removes-only-${PREY[phase.ability]}`
  },

  apply(state, seat, { space }, emit) {
    const tile = boxTile(state, space)
    emit({ everyone: { kind: 'removed', seat, tile, space } })
    return null
  },
}
