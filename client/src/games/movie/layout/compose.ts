/** The whole drawn table as placements: layout(state) → placements. */

import { shadowMargin } from '../../../art/shadow'
import { backdrop } from '../../../kit/backdrop'
import { nearSeatOf, seatOf } from '../../../kit/GameTable'
import { inset, type Size } from '../../../kit/geometry'
import type { Placement } from '../../../kit/placement'
import { boardDrawing, boardShadow, shelf } from '../art/pictures'
import type { MovieTable, MovieTableState } from '../MovieTable'
import { prospectOf } from '../prospect'
import { type MovieAreas, movieAreas, movieScreen } from './areas'
import { lights } from './lights'
import {
  boardPieces,
  drawnByOthers,
  flyingPieces,
  handBacks,
  tilesOfHand,
  poolPieces,
  figuresOfTray,
} from './pieces'

export function movieLayout(state: MovieTableState): MovieTable['Layout'] {
  const { act, players } = state.view
  const table = {
    ...{ act, seats: players.length },
    seat: nearSeatOf(state),
    watches: seatOf(state) === null,
  }
  const areas = state.big ? movieScreen(state.size, table) : movieAreas(state.size, table)
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
    ...tilesOfHand(state, areas, prospect),
    ...handBacks(state, areas),
    ...figuresOfTray(state, areas, prospect),
    ...flyingPieces(state, areas),
  ]
}

/** Wood under firelight is soft; noise at full size costs seconds where no graphics card helps. */
const SOFT = 0.5

function ground(size: Size, { rail, board, units }: MovieAreas): Placement[] {
  const margin = (shadowMargin('stage') * board.w) / units.w
  const shadow = { picture: boardShadow(units), ...inset(board, -margin) }
  return [
    backdrop(size, SOFT, rail ? shelf(rail) : undefined),
    { key: 'boardShadow', ...shadow, z: -2, layer: 'ground', duration: 0 },
    // A board of another act is another board: it fades in instead of being painted over.
    { key: `board:${units.board.act}`, picture: boardDrawing(units), ...board, z: -1, layer: 'board' },
  ]
}
