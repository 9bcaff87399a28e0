/** The whole drawn table as placements: layout(state) → placements. */

import { shadowMargin } from '../../../art/shadow'
import { seatOf } from '../../../kit/GameTable'
import type { Size } from '../../../kit/geometry'
import type { Placement } from '../../../kit/placement'
import { backdrop, boardDrawing, boardShadow } from '../art/pictures'
import type { MovieTableState, MovieTable } from '../MovieTable'
import { prospectOf } from '../prospect'
import { type MovieAreas, movieAreas } from './areas'
import { lights } from './lights'
import { boardPieces, drawnByOthers, ownPieces, poolPieces } from './pieces'

export function movieLayout(state: MovieTableState): MovieTable['Layout'] {
  const { act, players } = state.view
  const areas = movieAreas(state.size, { act, seats: players.length, seat: seatOf(state) })
  return { areas, prospect: prospectOf(state) }
}

export function composeMovie(
  state: MovieTableState,
  { areas, prospect }: MovieTable['Layout'],
): readonly Placement[] {
  return [
    ...ground(state.size, areas),
    ...lights(state, areas, prospect),
    ...boardPieces(state, areas, prospect),
    ...poolPieces(state, areas),
    ...drawnByOthers(state, areas),
    ...ownPieces(state, areas, prospect),
  ]
}

function ground({ w, h }: Size, { rail, board, units }: MovieAreas): Placement[] {
  const margin = (shadowMargin('stage') * board.w) / units.w
  const around = {
    x: board.x - margin,
    y: board.y - margin,
    w: board.w + 2 * margin,
    h: board.h + 2 * margin,
  }
  const still = { duration: 0 }
  return [
    {
      key: 'backdrop',
      picture: backdrop({ w, h }, rail),
      x: 0,
      y: 0,
      w,
      h,
      z: -3,
      layer: 'ground',
      ...still,
    },
    { key: 'boardShadow', picture: boardShadow(units), ...around, z: -2, layer: 'ground', ...still },
    // A board of another act is another board: it fades in instead of being painted over.
    { key: `board:${units.board.act}`, picture: boardDrawing(units), ...board, z: -1, layer: 'board' },
  ]
}
