/** What is scored on a board of the Movie Board Game, by docs/records.md. */
import { at } from './document'
import type { RecordedEvent } from './lines'
import { DOC_BOARDS, DOC_FIGURES, docFigure, docTile, seatOfFigure } from './movieTables'

const DIRECTIONS = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const

/** `result` of `actEnded`: the board as it was scored. */
export interface ScoredBoard {
  readonly act: number
  readonly gained: readonly number[]
  readonly tiles: readonly (number | null)[]
  readonly figures: readonly (number | null)[]
}

/** The spaces with tiles seen from a space, up to a Gorge or the edge. */
function seenFrom(space: number, { act, tiles }: ScoredBoard): number[] {
  const lines = at(DOC_BOARDS, act - 1)
  const columns = at(lines, 0).length
  const isClear = (row: number, column: number) => {
    const tile = tiles[row * columns + column] ?? null
    return lines[row]?.[column] === '#' && (tile === null || docTile(tile).ability !== 'gorge')
  }
  return DIRECTIONS.flatMap(([down, right]) => {
    const ray: number[] = []
    let row = Math.floor(space / columns) + down
    let column = (space % columns) + right
    for (; isClear(row, column); row += down, column += right) ray.push(row * columns + column)
    return ray.filter(there => tiles[there] !== null)
  })
}

export function scoresOn(board: ScoredBoard): [figure: number, sum: number, diamonds: number][] {
  const faceOn = (space: number) => docTile(board.tiles[space])
  const betrayed = board.tiles.flatMap((tile, space) =>
    tile !== null && docTile(tile).ability === 'treachery' ? seenFrom(space, board) : [],
  )
  const worthOf = (space: number) =>
    betrayed.includes(space) ? Math.min(0, faceOn(space).value) : faceOn(space).value
  return board.figures.flatMap((figure, space) => {
    if (figure === null) return []
    const seen = seenFrom(space, board)
    const sum = seen.reduce((total, there) => total + worthOf(there), 0)
    const horns = seen.filter(there => faceOn(there).ability === 'horn').length
    return [[figure, sum, docFigure(figure).diamonds + horns]]
  })
}

/** What each seat gains by the figures scored. */
export const gainedBy = (scores: ReturnType<typeof scoresOn>, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) =>
    scores
      .filter(([figure]) => seatOfFigure(figure) === seat)
      .reduce((total, [, sum, diamonds]) => total + sum * diamonds, 0),
  )

/** `standings` of `gameEnded`: diamonds of figures that stay with their seat because they were never placed. */
export function docStandings(saga: readonly number[], events: readonly RecordedEvent[]) {
  const placed = events.flatMap(({ kind, figure }) => (kind === 'placedFigure' ? [Number(figure)] : []))
  const rows = saga.map((points, seat) => {
    const own = DOC_FIGURES.map((figure, i) => ({ ...figure, id: seat * DOC_FIGURES.length + i }))
    const kept = own.filter(({ id, returns }) => !returns && !placed.includes(id))
    return { seat, saga: points, diamonds: kept.reduce((sum, { diamonds }) => sum + diamonds, 0) }
  })
  const place = ({ saga, diamonds }: (typeof rows)[number]) =>
    1 + rows.filter(o => o.saga > saga || (o.saga === saga && o.diamonds > diamonds)).length
  return rows.map(row => ({ ...row, place: place(row) }))
}
