/** The geometry of a board, worked out once: which cells are spaces, and what each one sees. */
import type { Space } from '../types'

/** 'beyond' is outside the outline: no space, and it ends rows and columns. */
export type Cell = 'space' | 'gorge' | 'beyond'

export interface Board {
  readonly rows: number
  readonly columns: number
  /** Row by row from the top left corner; a `Space` is an index into it. */
  readonly cells: readonly Cell[]
  readonly spaces: readonly Space[]
  /** Edge-adjacent spaces of each cell. */
  readonly neighbours: readonly (readonly Space[])[]
  /** The cells seen from each cell, nearest first. */
  readonly rays: readonly Rays[]
}

interface Rays {
  /** To the left, to the right. */
  readonly row: readonly [readonly Space[], readonly Space[]]
  /** Up, down. */
  readonly column: readonly [readonly Space[], readonly Space[]]
}

const CELLS: { readonly [character: string]: Cell } = { '#': 'space', G: 'gorge', '.': 'beyond' }

/** From one string a row: `#` a space, `G` a printed Gorge, `.` beyond the outline. */
export function layBoard(lines: readonly string[]): Board {
  const rows = lines.length
  const columns = lines[0]!.length
  const cells = [...lines.join('')].map(character => CELLS[character]!)
  const every = cells.map((_, space) => space)

  const ray = (from: Space, down: number, right: number): Space[] => {
    const seen: Space[] = []
    let row = Math.floor(from / columns) + down
    let column = (from % columns) + right
    while (row >= 0 && row < rows && column >= 0 && column < columns) {
      const cell = row * columns + column
      if (cells[cell] === 'beyond') break
      seen.push(cell)
      row += down
      column += right
    }
    return seen
  }
  const rays = every.map(
    (from): Rays => ({
      row: [ray(from, 0, -1), ray(from, 0, 1)],
      column: [ray(from, -1, 0), ray(from, 1, 0)],
    }),
  )
  const isSpace = (space: Space | undefined): space is Space =>
    space !== undefined && cells[space] === 'space'
  return {
    rows,
    columns,
    cells,
    spaces: every.filter(isSpace),
    neighbours: rays.map(({ row, column }) => [...row, ...column].map(line => line[0]).filter(isSpace)),
    rays,
  }
}
