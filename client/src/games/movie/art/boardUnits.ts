/** The board of an act in its own units, and where its cells lie. */
import { type Act, edition, type Space } from '@heorot/shared/games/movie'
import { type Rect, rect, type Size } from '../../../kit/layout/geometry'
import { type DrawnBoard, boardGeometry, phoneBoard, wideBoard } from './board'

/** Act III has twice the cells: drawn smaller, so that its texture stays small too. */
const greatBoard = { cell: 76, gap: 6, pad: 12, frame: 20 } as const
const greatPhoneBoard = { cell: 44, gap: 3, pad: 4, frame: 5 } as const

export interface BoardUnits extends Size {
  readonly board: DrawnBoard
  readonly cell: (space: Space) => Rect
}

export function boardUnits(act: Act, small: boolean): BoardUnits {
  const cells = edition.boards.find(board => board.act === act)?.cells ?? []
  const measures = act === 3 ? (small ? greatPhoneBoard : greatBoard) : small ? phoneBoard : wideBoard
  const board: DrawnBoard = { act, cells, ...measures }
  const geometry = boardGeometry(board)
  const columns = cells[0]?.length ?? 1
  return {
    board,
    w: geometry.width,
    h: geometry.height,
    cell: space => {
      const [x, y] = geometry.corner(Math.floor(space / columns), space % columns)
      return rect(x, y, board.cell, board.cell)
    },
  }
}
