/** Why an intent is good, in numbers. */

import type { SeenOf, Why } from '../../../bots/judgement'
import {
  BOARDS,
  type FigureScore,
  figureOf,
  type MovieIntent,
  layoutAfter,
  type MoviePublic,
  type MovieTypes,
  scoresOf,
  type Space,
  tileOf,
} from '..'

export const movieMotives = [
  'movie.figureScores',
  /** open: spaces that the figure sees. */
  'movie.openSight',
  'movie.ownGain',
  'movie.othersLose',
  'movie.cash',
  'movie.drawChoice',
  'movie.longshipReturns',
  'movie.leastHarm',
] as const

const why = (reason: (typeof movieMotives)[number], numbers: Why['numbers'] = {}): Why => ({
  reason,
  numbers,
})

export function explainMovie({ public: view, seat, secret }: SeenOf<MovieTypes>, intent: MovieIntent): Why[] {
  if (intent.kind === 'draw') return [why('movie.drawChoice', { tiles: secret.hand.length + 1 })]
  if (intent.kind === 'cashIn') return [why('movie.cash', { points: tileOf(intent.tile).cash ?? 0 })]
  const now = scoresOf(view)
  const then = scoresOf({ act: view.act, ...layoutAfter(view, seat, intent) })
  if (intent.kind === 'placeFigure') {
    const { figure, sum, diamonds, score } = then.find(({ space }) => space === intent.space)!
    const placed = why('movie.figureScores', { sum, diamonds, points: score })
    const open = openSight(view, intent.space)
    return [
      placed,
      ...(open > 0 ? [why('movie.openSight', { open })] : []),
      ...(figureOf(figure).returns ? [why('movie.longshipReturns')] : []),
    ]
  }
  const of = (scores: readonly FigureScore[], mine: boolean) =>
    scores.reduce((sum, figure) => sum + ((figure.seat === seat) === mine ? figure.score : 0), 0)
  const own = of(then, true) - of(now, true)
  const others = of(then, false) - of(now, false)
  const found = [
    ...(own > 0 ? [why('movie.ownGain', { points: own })] : []),
    ...(others < 0 ? [why('movie.othersLose', { points: -others })] : []),
  ]
  return found.length > 0 ? found : [why('movie.leastHarm', { points: Math.max(0, -own) })]
}

/** The open spaces that a figure there would see, as far as the nearest Gorge. */
function openSight({ act, tiles, figures }: MoviePublic, from: Space): number {
  const { cells, rays } = BOARDS[act]
  const isCut = (space: Space) => cells[space] === 'gorge' || tileAt(tiles, space) === 'gorge'
  const inSight = ({ row, column }: (typeof rays)[number]) =>
    [...row, ...column].flatMap(ray => {
      const cut = ray.findIndex(isCut)
      return cut === -1 ? ray : ray.slice(0, cut)
    })
  return inSight(rays[from]!).filter(space => tiles[space] === null && figures[space] === null).length
}

const tileAt = (tiles: MoviePublic['tiles'], space: Space) => {
  const tile = tiles[space]
  return tile == null ? null : tileOf(tile).ability
}
