/** The whole drawn table as placements, and what of it can be pressed. */
import { BOARDS } from '@heorot/shared/games/movie'
import { shadowMargin } from '../../../art/shadow'
import { backdrop } from '../../../kit/layout/backdrop'
import { inPlaces, inset, type Size } from '../../../kit/layout/geometry'
import type { Placement, Target } from '../../../kit/layout/placement'
import { seatingOf } from '../../../kit/layout/seating'
import { boardDrawing, boardShadow, shelf } from '../art/pictures'
import { cellKey, kindKey, POOL, tileKey } from '../keys'
import type { MovieTable, MovieTableState } from '../types'
import { prospectOf, tilesInHand } from '../prospect'
import { type MovieAreas, movieAreas, movieScreen } from './areas'
import { cellOnScreen } from './cells'
import { lights } from './lights'
import {
  boardPieces,
  drawnByOthers,
  flyingPieces,
  handBacks,
  handRects,
  tilesOfHand,
  poolPieces,
  figuresOfTray,
} from './pieces'
import { KINDS } from './tray'

type MovieLayout = MovieTable['Layout']

export function movieLayout(state: MovieTableState): MovieLayout {
  const { act, players } = state.view
  const table = { ...seatingOf(state, players.length), act }
  const areas = state.big ? movieScreen(state.size, table) : movieAreas(state.size, table)
  return { areas, prospect: prospectOf(state) }
}

export function composeMovie(state: MovieTableState, { areas, prospect }: MovieLayout): readonly Placement[] {
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

export function movieTargets(state: MovieTableState, { areas }: MovieLayout): readonly Target[] {
  const { figures: slots } = areas
  const cells = BOARDS[state.view.act].cells.flatMap((cell, space) => {
    const place = cell === 'beyond' ? null : cellOnScreen(state.camera, areas, space)
    return place ? [{ key: cellKey(space), ...place }] : []
  })
  const hand = inPlaces(handRects(state, areas), tilesInHand(state), (tile, place) => [
    { key: tileKey(tile), ...place, z: 1 + place.x / 1000 },
  ])
  const figures = slots ? KINDS.map(kind => ({ key: kindKey(kind), ...slots[kind], z: 1 })) : []
  const pool = areas.pool.h < 20 ? [] : [{ key: POOL, ...areas.pool, z: 1 }]
  return [...cells, ...hand, ...figures, ...pool]
}
