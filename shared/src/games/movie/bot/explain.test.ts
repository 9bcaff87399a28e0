/** Every claim of every reason, checked again against what the seat sees. */
import { seenFrom } from '../../../bots/bot'
import type { SeenOf, Why } from '../../../bots/judgement'
import { begin, OwnedMatch, rngFrom, seedFromNumber } from '../../../kernel'
import type { MovieIntent, MoviePublic, MovieTypes } from '..'
import { BOARDS, figureOf, movie, preview, tileOf } from '..'
import { explainMovie, movieMotives } from './explain'
import { movieJudgement } from './judgement'

type Seen = SeenOf<MovieTypes>
type Claim = (seen: Seen, intent: MovieIntent, numbers: Record<string, number>) => boolean

const changes = ({ public: view, seat }: Seen, intent: MovieIntent, own: boolean) =>
  preview(view, seat, intent)
    .filter(({ after }) => (after.seat === seat) === own)
    .reduce((sum, { change }) => sum + change, 0)

const placed = ({ public: view, seat }: Seen, intent: MovieIntent) =>
  preview(view, seat, intent).find(({ now }) => now === null)!.after

const isOpen = ({ tiles, figures }: MoviePublic, space: number) =>
  tiles[space] === null && figures[space] === null

/** What each tile of the hand would change on each open space. */
const handChanges = (seen: Seen, own: boolean): number[] =>
  seen.secret.hand.flatMap(tile =>
    BOARDS[seen.public.act].spaces
      .filter(space => isOpen(seen.public, space))
      .map(space => changes(seen, { kind: 'placeTile', tile, space }, own)),
  )

const CLAIMS: Readonly<Record<(typeof movieMotives)[number], Claim>> = {
  'movie.figureScores': (seen, intent, { sum, diamonds, points }) => {
    const after = placed(seen, intent)
    return after.sum === sum && after.diamonds === diamonds && after.score === points
  },
  'movie.openSight': ({ public: view }, intent, { open }) =>
    open! > 0 && 'space' in intent && open! < view.tiles.filter(tile => tile === null).length,
  'movie.ownGain': (seen, intent, { points }) => changes(seen, intent, true) === points && points! > 0,
  'movie.othersLose': (seen, intent, { points }) => changes(seen, intent, false) === -points! && points! > 0,
  'movie.othersGain': (seen, intent, { points }) => changes(seen, intent, false) === points && points! > 0,
  'movie.swapCan': (_, intent, { own, others }) =>
    intent.kind === 'placeTile' &&
    tileOf(intent.tile).ability === 'statue' &&
    Number.isInteger(own) &&
    Number.isInteger(others),
  'movie.opensSpace': (seen, intent, { open }) =>
    intent.kind === 'remove' &&
    changes(seen, intent, true) === 0 &&
    open === 1 + BOARDS[seen.public.act].spaces.filter(space => isOpen(seen.public, space)).length,
  'movie.bestUse': (seen, intent, { own, others }) => {
    const { prompt } = seen
    if (intent.kind !== 'decline' || !('targets' in prompt)) return false
    const uses: MovieIntent[] = prompt.targets.flatMap<MovieIntent>((a, i) =>
      prompt.kind === 'remove'
        ? [{ kind: 'remove', space: a }]
        : prompt.targets.slice(i + 1).map(b => ({ kind: 'swap', a, b })),
    )
    const gains = uses.map(use => changes(seen, use, true) - changes(seen, use, false))
    return own! - others! === Math.max(...gains)
  },
  'movie.cash': (_, intent, { points }) => 'tile' in intent && tileOf(intent.tile).cash === points,
  'movie.handGain': (seen, _, { points }) => handChanges(seen, true).includes(points!) && points! > 0,
  'movie.handHurts': (seen, _, { points }) => handChanges(seen, false).includes(-points!) && points! > 0,
  'movie.figuresCanWait': ({ public: view }, _, { open }) =>
    open === BOARDS[view.act].spaces.filter(space => isOpen(view, space)).length,
  'movie.noFigure': ({ public: view, seat }) => view.players[seat]!.figures.length === 0,
  'movie.longshipReturns': (seen, intent) =>
    figureOf(placed(seen, intent).figure).returns && seen.public.act < 3,
  'movie.leastHarm': (seen, intent, { points }) => Math.max(0, -changes(seen, intent, true)) === points,
}

const check = (seen: Seen, intent: MovieIntent, { reason, numbers }: Why): string[] =>
  CLAIMS[reason as keyof typeof CLAIMS](seen, intent, numbers) ? [] : [`${reason} ${JSON.stringify(numbers)}`]

test('whatever a reason claims is true, in whole games with sensible and odd moves', () => {
  const found = new Set<string>()
  for (let seed = 1; seed <= 6; seed++) {
    const rng = rngFrom(seedFromNumber(seed + 50))
    const start = begin(movie, { seats: 2 + (seed % 3), options: {}, seed: seedFromNumber(seed) })
    const match = new OwnedMatch(movie, start)
    for (let seat = movie.asked(match.state)[0]; seat !== undefined; seat = movie.asked(match.state)[0]) {
      const seen = seenFrom(movie, match.state, seat) as Seen
      const odd = rng.below(2) === 0
      const intent = odd ? movie.suggest(seen.prompt, rng) : movieJudgement.quick(match.state, seat, rng)
      const reasons = explainMovie(seen, intent)
      const wrong = reasons.flatMap(reason => check(seen, intent, reason))
      if (wrong.length > 0 || reasons.length === 0)
        throw new Error(`seed ${seed}: ${JSON.stringify(intent)}: ${wrong}`)
      for (const { reason } of reasons) found.add(reason)
      match.accept(seat, intent)
    }
  }
  expect(movieMotives.filter(motive => !found.has(motive))).toEqual([])
})
