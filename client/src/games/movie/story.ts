/** The scoring of an act, told figure by figure over the board as it lay. */
import {
  ACT_MS,
  type ActResult,
  type MovieEvent,
  type FigureScore,
  figureTime,
  type MovieTypes,
  type MoviePublic,
  readTime,
  scoresOf,
} from '@heorot/shared/games/movie'
import type { Story } from '../../kit/GameTable'
import type { TableFrame } from '../../session/frame'
import type { MovieTable } from './MovieTable'

export interface Scoring {
  readonly result: ActResult
  readonly scores: readonly FigureScore[]
  /** Saga points of each seat afterwards. */
  readonly saga: readonly number[]
}

type ActEnded = Extract<MovieEvent, { kind: 'actEnded' }>

export const scoringIn = (events: readonly MovieEvent[]): ActEnded | null =>
  events.find((event): event is ActEnded => event.kind === 'actEnded') ?? null

/** The board as it lay when it was scored. A figure stands on the board or with its owner, never both. */
export const withBoardOf = (view: MoviePublic, { act, tiles, figures }: ActResult): MoviePublic => ({
  ...view,
  act,
  tiles,
  figures,
  players: view.players.map(player => ({
    ...player,
    figures: player.figures.filter(figure => !figures.includes(figure)),
  })),
})

/** The table while an act is scored, when the first `told` figures have got their points. */
export const viewWhileScoring = (
  view: MoviePublic,
  { result, saga, scores }: Scoring,
  told: number,
): MoviePublic => {
  const laid = withBoardOf(view, result)
  const still = (seat: number) =>
    scores.slice(told).reduce((sum, score) => sum + (score.seat === seat ? score.score : 0), 0)
  return {
    ...laid,
    players: laid.players.map((player, seat) => ({ ...player, saga: (saga[seat] ?? 0) - still(seat) })),
  }
}

/** The last board of a finished match; otherwise the view as it is. */
export function atTheEnd(view: MoviePublic): MoviePublic {
  const last = view.results.at(-1)
  return view.standings && last ? withBoardOf(view, last) : view
}

/** Figures by owner, so that each owner's lines are told in one go. */
export const inOrder = ({ result, saga }: ActEnded): Scoring => ({
  result,
  saga,
  scores: scoresOf(result).sort((a, b) => a.seat - b.seat || b.diamonds - a.diamonds),
})

/** With animations off, the whole calculation shows at once. */
export function movieStory(
  before: TableFrame<MovieTypes> | null,
  { events }: TableFrame<MovieTypes>,
  moving: boolean,
): Story<MovieTable> | null {
  const ended = before && scoringIn(events)
  if (!ended) return null
  const scoring = inOrder(ended)
  const sheet = { kind: 'scoring', scoring } as const
  return moving ? { wholeBoard: true, beats: scoringBeats(before, scoring) } : { beats: [], opens: sheet }
}

export function scoringBeats(
  { view, secret }: Pick<TableFrame<MovieTypes>, 'view' | 'secret'>,
  scoring: Scoring,
): Story<MovieTable>['beats'] {
  const { scores, result } = scoring
  const each = figureTime(scores.length)
  const beat = (duration: number, count: number, told: FigureScore | null) => ({
    duration,
    view: viewWhileScoring(view, scoring, count),
    secret,
    story: { told },
  })
  return [
    { ...beat(ACT_MS.announce, 0, null), sound: 'place' },
    ...scores.map((score, i) => ({ ...beat(each, i + 1, score), sound: 'coin' as const })),
    {
      ...beat(readTime(result), scores.length, null),
      sheet: { kind: 'scoring', scoring },
    },
  ]
}
