/** Scoring: what each figure on a board is worth, with its working. */
import { handlerOf } from './abilities'
import type { Board } from './edition/board'
import { BOARDS, figureOf, tileOf } from './edition/parts'
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
  const row = sight.row.tiles.map(seen => countTile(seen, cancelled))
  const column = sight.column.tiles.map(seen => countTile(seen, cancelled))
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
    for (const seen of [...row.tiles, ...column.tiles])
      if (tileOf(seen.tile).value > 0) cancelled.add(seen.space)
  }
  return cancelled
}

interface Seen {
  readonly space: Space
  readonly tile: TileId
}

/** A row or column as far as it is seen, from its first cell to its last. */
interface Portion {
  readonly first: Space
  readonly last: Space
  readonly tiles: readonly Seen[]
}

/** Where a Gorge ends the view: between the last cell seen and the Gorge. */
export interface ViewStop {
  readonly seen: Space
  readonly gorge: Space
}

/** What a space sees, and the tiles beyond a Gorge. */
interface Sight {
  readonly row: Portion
  readonly column: Portion
  readonly stops: readonly ViewStop[]
  readonly cutOff: readonly Space[]
}

/** How far a space of a laid board sees. */
export const sightFrom = (laid: Layout & { readonly act: Act }, from: Space): Sight =>
  see(BOARDS[laid.act], laid, from)

function see(board: Board, { tiles }: Layout, from: Space): Sight {
  const cutOff: Space[] = []
  const stops: ViewStop[] = []
  /** Collects the tiles in sight and returns the last cell. */
  const along = (ray: readonly Space[], found: Seen[]): Space => {
    let seen = from
    let isCut = false
    for (const space of ray) {
      const tile = tiles[space] ?? null
      if (board.cells[space] === 'gorge' || (tile !== null && scoringOf(tile) === 'cuts')) {
        if (!isCut) stops.push({ seen, gorge: space })
        isCut = true
      } else if (!isCut) {
        seen = space
        if (tile !== null) found.push({ space, tile })
      } else if (tile !== null) cutOff.push(space)
    }
    return seen
  }
  const portion = ([back, ahead]: readonly [readonly Space[], readonly Space[]]): Portion => {
    const found: Seen[] = []
    const first = along(back, found)
    found.reverse()
    return { first, last: along(ahead, found), tiles: found }
  }
  const { row, column } = board.rays[from]!
  return { row: portion(row), column: portion(column), stops, cutOff }
}
