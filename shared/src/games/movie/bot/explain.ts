/** Why an intent is good, in numbers. */

import type { SeenOf, Why } from '../../../bots/judgement'
import type { Seat } from '../../../kernel'
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
  type TileId,
  tileOf,
} from '..'

export const movieMotives = [
  'movie.figureScores',
  /** open: spaces that the figure sees. */
  'movie.openSight',
  'movie.ownGain',
  'movie.othersLose',
  'movie.cash',
  /** points: what a tile of the hand could bring one's own figures, or cost those of others. */
  'movie.handGain',
  'movie.handHurts',
  /** open: spaces of the board. */
  'movie.figuresCanWait',
  'movie.longshipReturns',
  'movie.leastHarm',
] as const

const why = (reason: (typeof movieMotives)[number], numbers: Why['numbers'] = {}): Why => ({
  reason,
  numbers,
})

export function explainMovie({ public: view, seat, secret }: SeenOf<MovieTypes>, intent: MovieIntent): Why[] {
  if (intent.kind === 'draw') return [whyDraw(view, seat, secret.hand)]
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
  const { own, others } = changed(now, then, seat)
  const found = [
    ...(own > 0 ? [why('movie.ownGain', { points: own })] : []),
    ...(others < 0 ? [why('movie.othersLose', { points: -others })] : []),
  ]
  return found.length > 0 ? found : [why('movie.leastHarm', { points: Math.max(0, -own) })]
}

/** What a move changes for one's own figures and for those of others. */
function changed(now: readonly FigureScore[], then: readonly FigureScore[], seat: Seat) {
  const of = (scores: readonly FigureScore[], mine: boolean) =>
    scores.reduce((sum, figure) => sum + ((figure.seat === seat) === mine ? figure.score : 0), 0)
  return { own: of(then, true) - of(now, true), others: of(then, false) - of(now, false) }
}

/** Drawing is good for what can be played then, or because it is too early for a figure. */
function whyDraw(view: MoviePublic, seat: Seat, hand: readonly TileId[]): Why {
  const now = scoresOf(view)
  const open = openSpaces(view)
  const changes = hand
    .filter(tile => tileOf(tile).ability !== 'counsel')
    .flatMap(tile =>
      open.map(space => {
        const laid = layoutAfter(view, seat, { kind: 'placeTile', tile, space })
        return changed(now, scoresOf({ act: view.act, ...laid }), seat)
      }),
    )
  const gain = Math.max(0, ...changes.map(({ own }) => own))
  const harm = Math.max(0, ...changes.map(({ others }) => -others))
  if (gain === 0 && harm === 0) return why('movie.figuresCanWait', { open: open.length })
  return gain >= harm ? why('movie.handGain', { points: gain }) : why('movie.handHurts', { points: harm })
}

const openSpaces = ({ act, tiles, figures }: MoviePublic): Space[] =>
  BOARDS[act].spaces.filter(space => tiles[space] === null && figures[space] === null)

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
