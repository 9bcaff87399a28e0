import type { Space } from '@heorot/shared/games/movie'
import type { BoardWindow } from '../../../kit/GameTable'
import { type Camera, toScreen } from '../../../kit/input/camera'
import { centreOf, contains, type Rect, rect } from '../../../kit/layout/geometry'
import { spacesIn } from '../keys'
import type { MovieAreas } from './areas'

/** Where a space lies on the screen before the camera looks closer. */
export function cellRect({ board, units }: MovieAreas, space: Space): Rect {
  const scale = board.w / units.w
  const r = units.cell(space)
  return rect(board.x + r.x * scale, board.y + r.y * scale, r.w * scale, r.h * scale)
}

/** Where a space is seen; null where the camera looks elsewhere. */
export function cellOnScreen(camera: Camera, areas: MovieAreas, space: Space): Rect | null {
  const cell = toScreen(camera, cellRect(areas, space))
  return contains(areas.board, centreOf(cell)) ? cell : null
}

export const boardWindow = (areas: MovieAreas): BoardWindow => ({
  window: areas.board,
  cell: (areas.units.board.cell * areas.board.w) / areas.units.w,
  spots: keys => spacesIn([...keys]).map(space => cellRect(areas, space)),
})
