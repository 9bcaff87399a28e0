/** Why an intent is good, in numbers. */

import type { SeenOf, Why } from '../../../bots/judgement'
import type { Seat } from '../../../kernel'
import type { FigureScore, MovieIntent, MoviePublic, MovieTypes, Space, TileId } from '..'
import { BOARDS, figureOf, layoutAfter, openSpaces, scoresOf, tileOf } from '..'
import { look } from './field'

export const movieMotives = [
  'movie.figureScores',
  /** open: spaces that the figure sees. */
  'movie.openSight',
  'movie.ownGain',
  'movie.othersLose',
  'movie.othersGain',
  /** own, others: what the best swap would change after a statue is placed. */
  'movie.swapCan',
  /** open: spaces of the board once one is cleared. */
  'movie.opensSpace',
  /** own, others: what the best use of a declined ability would change. */
  'movie.bestUse',
  'movie.cash',
  /** points: what a tile of the hand could bring one's own figures, or cost those of others. */
  'movie.handGain',
  'movie.handHurts',
  /** open: spaces of the board. */
  'movie.figuresCanWait',
  'movie.noFigure',
  'movie.longshipReturns',
  /** points: what it costs one's own figures; open: spaces left then. */
  'movie.leastHarm',
] as const

const LAST_ACT = 3

const why = (reason: (typeof movieMotives)[number], numbers: Why['numbers'] = {}): Why => ({
  reason,
  numbers,
})

export function explainMovie(seen: SeenOf<MovieTypes>, intent: MovieIntent): Why[] {
  const { public: view, seat } = seen
  switch (intent.kind) {
    case 'draw':
      return [whyDraw(seen)]
    case 'cashIn':
      return [why('movie.cash', { points: tileOf(intent.tile).cash ?? 0 })]
    case 'placeFigure':
      return whyFigure(view, seat, intent)
    case 'decline':
      return [whyDecline(seen)]
    default:
      return whyTile(view, seat, intent)
  }
}

function whyFigure(
  view: MoviePublic,
  seat: Seat,
  intent: Extract<MovieIntent, { kind: 'placeFigure' }>,
): Why[] {
  const then = scoresOf({ act: view.act, ...layoutAfter(view, seat, intent) })
  const { figure, sum, diamonds, score } = then.find(({ space }) => space === intent.space)!
  const { open } = look(view, null, intent.space)
  const isBack = figureOf(figure).returns && view.act < LAST_ACT
  return [
    why('movie.figureScores', { sum, diamonds, points: score }),
    ...(open > 0 ? [why('movie.openSight', { open })] : []),
    ...(isBack ? [why('movie.longshipReturns')] : []),
  ]
}

function whyTile(view: MoviePublic, seat: Seat, intent: MovieIntent): Why[] {
  const { own, others } = changeBy(view, seat, intent)
  const after = { ...view, ...layoutAfter(view, seat, intent) }
  const open = openSpaces(after).length
  const swap =
    intent.kind === 'placeTile' && isStatue(intent.tile) ? bestSwap(after, seat, intent.space) : null
  const found = [
    ...(own > 0 ? [why('movie.ownGain', { points: own })] : []),
    ...(others < 0 ? [why('movie.othersLose', { points: -others })] : []),
    ...(swap ? [why('movie.swapCan', swap)] : []),
  ]
  if (found.length === 0 && own === 0 && intent.kind === 'remove') return [why('movie.opensSpace', { open })]
  return [
    ...found,
    ...(own < 0 || found.length === 0 ? [why('movie.leastHarm', { points: Math.max(0, -own), open })] : []),
    ...(others > 0 ? [why('movie.othersGain', { points: others })] : []),
  ]
}

const isStatue = (tile: TileId): boolean => tileOf(tile).ability === 'statue'

type Change = ReturnType<typeof changed>

const changeBy = (view: MoviePublic, seat: Seat, intent: MovieIntent): Change =>
  changed(scoresOf(view), scoresOf({ act: view.act, ...layoutAfter(view, seat, intent) }), seat)

/** What is best for a seat, given what it brings and what it brings others. */
const bestOf = (changes: readonly Change[]): Change | null =>
  changes.reduce<Change | null>(
    (best, one) => (best && best.own - best.others >= one.own - one.others ? best : one),
    null,
  )

const pairs = (spaces: readonly Space[]): (readonly [Space, Space])[] =>
  spaces.flatMap((a, i) => spaces.slice(i + 1).map(b => [a, b] as const))

/** Null where the statue fills the last space, or where there are no two other tiles. */
function bestSwap(view: MoviePublic, seat: Seat, statue: Space): Change | null {
  if (openSpaces(view).length === 0) return null
  const others = BOARDS[view.act].spaces.filter(space => view.tiles[space] !== null && space !== statue)
  return bestOf(pairs(others).map(([a, b]) => changeBy(view, seat, { kind: 'swap', a, b })))
}

function whyDecline({ public: view, seat, prompt }: SeenOf<MovieTypes>): Why {
  const uses: MovieIntent[] =
    prompt.kind === 'remove'
      ? prompt.targets.map(space => ({ kind: 'remove', space }))
      : prompt.kind === 'swap'
        ? pairs(prompt.targets).map(([a, b]) => ({ kind: 'swap', a, b }))
        : []
  return why('movie.bestUse', { own: 0, others: 0, ...bestOf(uses.map(use => changeBy(view, seat, use))) })
}

/** What a move changes for one's own figures and for those of others. */
function changed(now: readonly FigureScore[], then: readonly FigureScore[], seat: Seat) {
  const of = (scores: readonly FigureScore[], mine: boolean) =>
    scores.reduce((sum, figure) => sum + ((figure.seat === seat) === mine ? figure.score : 0), 0)
  return { own: of(then, true) - of(now, true), others: of(then, false) - of(now, false) }
}

/** Drawing is good for what can be played then, or because it is too early for a figure. */
function whyDraw({ public: view, seat, secret, prompt }: SeenOf<MovieTypes>): Why {
  const now = scoresOf(view)
  const open = openSpaces(view)
  const changes = secret.hand
    .filter(tile => tileOf(tile).ability !== 'counsel')
    .flatMap(tile =>
      open.map(space => {
        const laid = layoutAfter(view, seat, { kind: 'placeTile', tile, space })
        return changed(now, scoresOf({ act: view.act, ...laid }), seat)
      }),
    )
  const gain = Math.max(0, ...changes.map(({ own }) => own))
  const harm = Math.max(0, ...changes.map(({ others }) => -others))
  if (gain === 0 && harm === 0)
    return 'figures' in prompt && prompt.figures.length === 0
      ? why('movie.noFigure')
      : why('movie.figuresCanWait', { open: open.length })
  return gain >= harm ? why('movie.handGain', { points: gain }) : why('movie.handHurts', { points: harm })
}
