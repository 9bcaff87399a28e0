/**
 * How long the table takes to show what happened, in milliseconds at normal speed. Clients play the scenes by
 * these figures, and bots wait for them.
 */
import type { ActResult, MovieEvent } from './types'
import { scoresOf } from './scoring'

/** A piece is lifted, moved and set down; then its row and column light up and the scores count. */
export const MOVE_MS = { lift: 120, move: 320, land: 140, count: 500 } as const

const WHOLE_MOVE = Object.values(MOVE_MS).reduce((sum, ms) => sum + ms, 0)

export const ACT_MS = { announce: 900, figure: 620, allFigures: 8000, read: 5000, readLast: 1200 } as const

/** A seat of the final table is counted. */
export const FINAL_SEAT_MS = 900

/** How long each figure of a scored act is shown. */
export const figureTime = (figures: number): number =>
  Math.min(ACT_MS.figure, ACT_MS.allFigures / Math.max(1, figures))

/** After the last act the final scores follow, so nobody has to read in a hurry. */
export const readTime = ({ act }: ActResult): number => (act === 3 ? ACT_MS.readLast : ACT_MS.read)

function actTime(result: ActResult): number {
  const figures = scoresOf(result).length
  return ACT_MS.announce + figures * figureTime(figures) + readTime(result)
}

/** What is shown as a move; everything else happens at once. */
export const SHOWN_MOVES = [
  'placedFigure',
  'placedTile',
  'replacedMead',
  'tookCounsel',
  'removed',
  'swapped',
  'cashedIn',
] as const

const isShown = ({ kind }: MovieEvent): boolean => SHOWN_MOVES.some(shown => shown === kind)

export const movieWatchTime = (events: readonly MovieEvent[]): number =>
  events.reduce((sum, event) => {
    if (event.kind === 'actEnded') return sum + actTime(event.result)
    if (event.kind === 'gameEnded') return sum + FINAL_SEAT_MS * event.standings.length
    return sum + (isShown(event) ? WHOLE_MOVE : 0)
  }, 0)
