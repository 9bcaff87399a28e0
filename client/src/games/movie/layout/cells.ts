import type { Space } from '@heorot/shared/games/movie'
import type { BoardWindow } from '../../../kit/GameTable'
import { type Rect, rect } from '../../../kit/geometry'
import { spaceIn } from '../keys'
import type { MovieAreas } from './areas'

/** Where a space lies on the screen before the camera looks closer. */
export function cellRect({ board, units }: MovieAreas, space: Space): Rect {
  const scale = board.w / units.w
  const r = units.cell(space)
  return rect(board.x + r.x * scale, board.y + r.y * scale, r.w * scale, r.h * scale)
}

export const boardWindow = (areas: MovieAreas): BoardWindow => ({
  window: areas.board,
  cell: (areas.units.board.cell * areas.board.w) / areas.units.w,
  spots: keys =>
    [...keys].flatMap(key => {
      const space = spaceIn(key)
      return space === null ? [] : [cellRect(areas, space)]
    }),
})
