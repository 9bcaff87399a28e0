/** What can be pressed, and where. */
import { BOARDS } from '@heorot/shared/games/movie'
import { toScreen } from '../../../kit/camera'
import { contains } from '../../../kit/geometry'
import type { Target } from '../../../kit/placement'
import { cellKey, kindKey, POOL, tileKey } from '../keys'
import type { MovieTableState } from '../MovieTable'
import { tilesInHand } from '../prospect'
import type { MovieAreas } from './areas'
import { cellRect } from './cells'
import { handRects } from './pieces'

export function movieTargets(state: MovieTableState, areas: MovieAreas): readonly Target[] {
  const cells = BOARDS[state.view.act].cells.flatMap((cell, space) =>
    cell === 'beyond' ? [] : [{ key: cellKey(space), ...toScreen(state.camera, cellRect(areas, space)) }],
  )
  const inSight = cells.filter(cell => state.camera.scale === 1 || overWindow(cell, areas))
  const tiles = tilesInHand(state)
  const hand = handRects(state, areas).flatMap((r, i) => {
    const tile = tiles[i]
    return tile === undefined ? [] : [{ key: tileKey(tile), ...r, z: 1 + r.x / 1000 }]
  })
  const figures = Object.entries(areas.figures ?? {}).map(([kind, r]) => ({
    key: kindKey(kind as Parameters<typeof kindKey>[0]),
    ...r,
    z: 1,
  }))
  const pool = areas.pool.h < 20 ? [] : [{ key: POOL, ...areas.pool, z: 1 }]
  return [...inSight, ...hand, ...figures, ...pool]
}

const overWindow = (cell: Target, { board }: MovieAreas): boolean =>
  contains(board, { x: cell.x + cell.w / 2, y: cell.y + cell.h / 2 })
