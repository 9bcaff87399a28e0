import type { IntentHandler } from '../turn/intentHandler'
import type { MovieIntentOf, Layout, Space } from '../types'
import type { AbilityHandler } from './handler'

/** After placing it, you may swap any two other tiles on the board; nothing triggers again. */
export const statue: AbilityHandler = {
  placeable: true,
  afterPlacing: (state, space) => (swappable(state, space).length > 1 ? { kind: 'swap', space } : null),
}

/** Where the tiles lie that the statue on this space may swap. Printed Gorges are no tiles. */
export function swappable({ tiles }: Layout, statueSpace: Space): Space[] {
  const found: Space[] = []
  for (let space = 0; space < tiles.length; space++)
    if (tiles[space] !== null && space !== statueSpace) found.push(space)
  return found
}

export const swap: IntentHandler<MovieIntentOf<'swap'>> = {
  refuse({ phase, tiles }, _seat, { a, b }) {
    if (phase.kind !== 'swap') return 'nothing-to-resolve'
    if (a === b) return 'two-different-tiles'
    if (a === phase.space || b === phase.space) return 'not-the-statue-itself'
    return isTile(tiles[a]) && isTile(tiles[b]) ? null : 'no-tile-there'
  },

  apply({ tiles }, seat, { a, b }, emit) {
    const tileA = tiles[a]!
    const tileB = tiles[b]!
    tiles[a] = tileB
    tiles[b] = tileA
    emit({ everyone: { kind: 'swapped', seat, a, b, tileA, tileB } })
    return null
  },
}

const isTile = (tile: number | null | undefined): boolean => tile !== null && tile !== undefined
