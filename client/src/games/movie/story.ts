/** The scoring of an act, told figure by figure over the board as it lay. */
import {
  type ActResult,
  type Event,
  type FigureScore,
  type Public,
  scoresOf,
} from '@heorot/shared/games/movie'
import type { Beat } from '../../kit/Director'
import type { Scoring } from './overlay/ScoringSheet'

const FIGURE_MS = 620
const ALL_FIGURES_MS = 8000
const REST_MS = 5000
/** After the last act the final table comes, so nobody has to read in a hurry. */
const LAST_REST_MS = 1200

type ActEnded = Extract<Event, { kind: 'actEnded' }>

export const scoringIn = (events: readonly Event[]): ActEnded | null =>
  events.find((event): event is ActEnded => event.kind === 'actEnded') ?? null

/** The board as it lay when it was scored. A figure stands on the board or with its owner, never both. */
export const withBoardOf = (view: Public, { act, tiles, figures }: ActResult): Public => ({
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
export const viewWhileTelling = (view: Public, { result, saga, scores }: Scoring, told: number): Public => {
  const laid = withBoardOf(view, result)
  const still = (seat: number) =>
    scores.slice(told).reduce((sum, score) => sum + (score.seat === seat ? score.score : 0), 0)
  return {
    ...laid,
    players: laid.players.map((player, seat) => ({ ...player, saga: (saga[seat] ?? 0) - still(seat) })),
  }
}

/** The last board of a finished match; otherwise the view as it is. */
export function atTheEnd(view: Public): Public {
  const last = view.results.at(-1)
  return view.standings && last ? withBoardOf(view, last) : view
}

/** Figures by owner, so that each owner's lines are told in one go. */
export const inOrder = ({ result, saga }: ActEnded): Scoring => ({
  result,
  saga,
  scores: scoresOf(result).sort((a, b) => a.seat - b.seat || b.diamonds - a.diamonds),
})

export function scoringBeats(
  { scores, result }: Scoring,
  tell: (told: number, figure: FigureScore | null) => void,
): readonly Beat[] {
  const each = Math.min(FIGURE_MS, ALL_FIGURES_MS / Math.max(1, scores.length))
  return [
    { lasts: 900, play: () => tell(0, null) },
    ...scores.map((score, i) => ({ lasts: each, play: () => tell(i + 1, score) })),
    { lasts: result.act === 3 ? LAST_REST_MS : REST_MS, play: () => tell(scores.length, null) },
  ]
}
