/** Finds mistakes in an edition before anybody plays with it, and names the row they are in. */
import type { BoardRow, MovieEdition, FigureRow, TileRow } from './edition'
import { ABILITIES, type Ability, ACTS, FIGURE_KINDS } from '../types'

const HIGHEST_VALUE = 6
const SIGN: { readonly [A in Ability]: -1 | 0 | 1 } = {
  temptation: -1,
  valor: 1,
  treasure: 1,
  drunkenness: -1,
  mead: 1,
  statue: 0,
  counsel: 0,
  horn: 0,
  treachery: 0,
  gorge: 0,
}

/** Throws an error of one sentence that names the row. */
export function checkMovieEdition(edition: MovieEdition): void {
  const check = <Row>(part: string, rows: readonly Row[], mistakeIn: (row: Row) => string | null) => {
    rows.forEach((row, i) => {
      const mistake = mistakeIn(row)
      if (mistake) throw new Error(`edition ${edition.name}, ${part} row ${i + 1}: ${mistake}`)
    })
  }
  check('figures', edition.figures, mistakeInFigure)
  check('boards', edition.boards, mistakeInBoard)
  check('tiles', edition.tiles, mistakeInTiles)
  const mistake = mistakeInWhole(edition)
  if (mistake) throw new Error(`edition ${edition.name}: ${mistake}`)
}

function mistakeInFigure({ kind, diamonds, count }: FigureRow): string | null {
  if (!FIGURE_KINDS.includes(kind)) return `"${kind}" is no kind of figure`
  if (!isCount(diamonds)) return `${diamonds} is no number of diamonds`
  if (!isCount(count)) return `${count} is no number of figures`
  return null
}

function mistakeInBoard({ act, cells }: BoardRow): string | null {
  if (!ACTS.includes(act)) return `there is no act ${act}`
  const columns = cells[0]?.length ?? 0
  if (columns === 0) return 'the board has no cells'
  const uneven = cells.findIndex(line => line.length !== columns)
  if (uneven >= 0) return `line ${uneven + 1} is not ${columns} cells long`
  const odd = cells.findIndex(line => !/^[#G.]*$/.test(line))
  if (odd >= 0) return `line ${odd + 1} has a cell other than # (space), G (Gorge) and . (beyond the outline)`
  const across = [...cells[0]!].map((_, x) => cells.map(line => line[x]).join(''))
  // Rows and columns are walked from end to end; a hole would be an unwritten Gorge.
  if ([...cells, ...across].some(line => /[#G]\.+[#G]/.test(line))) return 'a row or column has a hole'
  return null
}

function mistakeInTiles({ act, ability, values, cash }: TileRow): string | null {
  if (!ACTS.includes(act)) return `there is no act ${act}`
  if (ability !== null && !ABILITIES.includes(ability)) return `"${ability}" is no ability`
  if (values.length === 0) return 'it lists no tiles'
  const far = values.find(value => !Number.isInteger(value) || Math.abs(value) > HIGHEST_VALUE)
  if (far !== undefined)
    return `value ${far} is not a whole number from -${HIGHEST_VALUE} to ${HIGHEST_VALUE}`
  const wrong = values.find(value => (ability === null ? value === 0 : Math.sign(value) !== SIGN[ability]))
  if (wrong !== undefined) return `value ${wrong} does not go with ${ability ?? 'a plain tile'}`
  if (ability !== 'treasure') return cash ? 'only a treasure has a cash value' : null
  if (cash?.length !== values.length) return 'each treasure needs one cash value'
  if (!cash.every(isCount)) return 'a cash value is a whole number above 0'
  return null
}

function mistakeInWhole(edition: MovieEdition): string | null {
  const kinds = edition.figures.map(row => row.kind)
  const kind = FIGURE_KINDS.find(k => kinds.filter(other => other === k).length !== 1)
  if (kind) return `there must be exactly one figures row for ${kind}`
  const act = ACTS.find(a => edition.boards.filter(board => board.act === a).length !== 1)
  if (act) return `there must be exactly one board for act ${act}`
  const empty = ACTS.find(a => !edition.tiles.some(row => row.act === a))
  if (empty) return `act ${empty} has no tiles`
  if (!isCount(edition.handSize)) return `${edition.handSize} is no size for a hand`
  if (!Number.isInteger(edition.startingSaga)) return `${edition.startingSaga} is no starting score`
  return null
}

const isCount = (n: number): boolean => Number.isInteger(n) && n > 0
