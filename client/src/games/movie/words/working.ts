/** A figure's score as one writes it down: "(4 − 2 + 5) × 3 = 21". */
import type { CountedTile, FigureScore } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../app/language/grammar'

/** Where no tile counts. */
export const NOTHING = '0'

/** "4 − 2 + 5"; tiles that count nothing are left out. */
export function sumText(tiles: readonly CountedTile[]): string {
  const values = tiles.map(tile => tile.value).filter(value => value !== 0)
  return values.map(plainNumber).join(' + ').replaceAll('+ −', '− ') || NOTHING
}

function workingOf(tiles: readonly CountedTile[], diamonds: number) {
  const text = sumText(tiles)
  const factor = text.includes(' ') ? `(${text})` : text
  return {
    text: text === NOTHING ? NOTHING : `${factor} × ${diamonds}`,
    result: tiles.reduce((sum, tile) => sum + tile.value, 0) * diamonds,
  }
}

/** Row and column. */
export const workingsOf = ({ row, column, diamonds }: FigureScore) => [
  { sign: '↔', ...workingOf(row, diamonds) },
  { sign: '↕', ...workingOf(column, diamonds) },
]

/** Row and column in one: "(4 − 2 + 5) × 3". */
export const wholeSum = ({ row, column, diamonds }: FigureScore): string =>
  workingOf([...row, ...column], diamonds).text

/** "(4 − 2 + 5) × 3 = 21", or "0" where nothing counts. */
export const equationOf = (score: FigureScore): string => {
  const sum = wholeSum(score)
  return sum === NOTHING ? sum : `${sum} = ${plainNumber(score.score)}`
}

/** How many boons treachery took from this figure. */
export const cancelledCount = ({ row, column }: FigureScore): number =>
  [...row, ...column].filter(tile => tile.cancelled).length
