/**
 * How long the table takes to show what happened, in milliseconds at normal speed. Clients play the scenes by
 * these figures, and bots wait for them.
 */
import type { ActResult, MovieEvent } from './types'
import { scoresOf } from './scoring'

/** Something lands on the board, its row and column light up, and the scores change. */
export const MOVE_MS = { land: 580, score: 500 } as const

export const ACT_MS = { announce: 900, figure: 620, allFigures: 8000, read: 5000, readLast: 1200 } as const

/** How long each figure of a scored act is shown. */
export const figureTime = (figures: number): number =>
  Math.min(ACT_MS.figure, ACT_MS.allFigures / Math.max(1, figures))

/** After the last act the final scores follow, so nobody has to read in a hurry. */
export const readTime = ({ act }: ActResult): number => (act === 3 ? ACT_MS.readLast : ACT_MS.read)

function actTime(result: ActResult): number {
  const figures = scoresOf(result).length
  return ACT_MS.announce + figures * figureTime(figures) + readTime(result)
}

const ON_THE_BOARD: readonly MovieEvent['kind'][] = [
  'placedFigure',
  'placedTile',
  'replacedMead',
  'tookCounsel',
  'removed',
  'swapped',
]

export const movieWatchTime = (events: readonly MovieEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.kind === 'actEnded') return sum + actTime(event.result)
    return sum + (ON_THE_BOARD.includes(event.kind) ? MOVE_MS.land + MOVE_MS.score : 0)
  }, 0)
