/** Scoring: what each figure on a board is worth, with its working. */
import { handlerOf } from './abilities'
import type { Board } from './board'
import { BOARDS, figureOf, tileOf } from './parts'
import type { Act, CountedTile, FigureId, FigureScore, Layout, Space, TileId } from './types'

const scoringOf = (tile: TileId) => handlerOf(tileOf(tile).ability).scoring

/** Every figure's score as if the act ended now. Takes a public view or the result of an act. */
export const scoresOf = (laid: Layout & { readonly act: Act }): FigureScore[] =>
  scoreFigures(BOARDS[laid.act], laid)

/** What each seat gets for its figures. */
export function pointsBySeat(scores: readonly FigureScore[], seats: number): number[] {
  const points = new Array<number>(seats).fill(0)
  for (const { seat, score } of scores) points[seat]! += score
  return points
}

/** The scores in the order of spaces. */
export function scoreFigures(board: Board, layout: Layout): FigureScore[] {
  const cancelled = cancelledBoons(board, layout)
  const scores: FigureScore[] = []
  for (const space of board.spaces) {
    const figure = layout.figures[space] ?? null
    if (figure !== null) scores.push(scoreFigure(figure, space, see(board, layout, space), cancelled))
  }
  return scores
}

function scoreFigure(
  figure: FigureId,
  space: Space,
  sight: Sight,
  cancelled: ReadonlySet<Space>,
): FigureScore {
  const { seat, diamonds: printed } = figureOf(figure)
  const row = sight.row.map(seen => countTile(seen, cancelled))
  const column = sight.column.map(seen => countTile(seen, cancelled))
  const counted = [...row, ...column]
  const horns = counted.filter(({ tile }) => scoringOf(tile) === 'adds-diamond').map(horn => horn.space)
  const sum = counted.reduce((total, { value }) => total + value, 0)
  const diamonds = printed + horns.length
  const { cutOff } = sight
  return { figure, seat, space, row, column, cutOff, horns, sum, diamonds, score: sum * diamonds }
}

function countTile({ space, tile }: Seen, cancels: ReadonlySet<Space>): CountedTile {
  const cancelled = cancels.has(space)
  return { space, tile, value: cancelled ? 0 : tileOf(tile).value, cancelled }
}

/** Where the boons lie that treachery makes worthless. */
export function cancelledBoons(board: Board, layout: Layout): ReadonlySet<Space> {
  const cancelled = new Set<Space>()
  for (const space of board.spaces) {
    const tile = layout.tiles[space] ?? null
    if (tile === null || scoringOf(tile) !== 'cancels-boons') continue
    const { row, column } = see(board, layout, space)
    for (const seen of [...row, ...column]) if (tileOf(seen.tile).value > 0) cancelled.add(seen.space)
  }
  return cancelled
}

interface Seen {
  readonly space: Space
  readonly tile: TileId
}

/** The tiles in the row portion and the column portion of a space, and those beyond a Gorge. */
interface Sight {
  readonly row: Seen[]
  readonly column: Seen[]
  readonly cutOff: Space[]
}

function see(board: Board, { tiles }: Layout, from: Space): Sight {
  const cutOff: Space[] = []
  const along = (ray: readonly Space[], line: Seen[]) => {
    let isCut = false
    for (const space of ray) {
      const tile = tiles[space] ?? null
      if (board.cells[space] === 'gorge') isCut = true
      else if (tile === null) continue
      else if (scoringOf(tile) === 'cuts') isCut = true
      else if (isCut) cutOff.push(space)
      else line.push({ space, tile })
    }
    return line
  }
  const [left, right] = board.rays[from]!.row
  const [up, down] = board.rays[from]!.column
  return {
    row: along(right, along(left, []).reverse()),
    column: along(down, along(up, []).reverse()),
    cutOff,
  }
}
