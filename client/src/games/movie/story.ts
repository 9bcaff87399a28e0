/** What is shown between two frames: a move from lift to score, and the scoring of an act figure by figure. */
import {
  ACT_MS,
  type ActResult,
  type MovieEvent,
  type FigureScore,
  FINAL_SEAT_MS,
  figureTime,
  MOVE_MS,
  type MovieSecret,
  type MovieTypes,
  type MoviePublic,
  readTime,
  scoresOf,
} from '@heorot/shared/games/movie'
import type { SoundName } from '../../app/sound/sounds'
import type { Story } from '../../kit/GameTable'
import { bigScreen } from '../../kit/tableContext'
import type { TableFrame } from '../../session/frame'
import type { MovieTable, MovieTableState } from './types'
import { type BoardMove, moveIn } from './move'

type MovieFrame = TableFrame<MovieTypes>
type Beats = Story<MovieTable>['beats']

/** A move while it is shown. Scores change in the last phase. */
export interface ShownMove {
  readonly move: BoardMove
  readonly phase: keyof typeof MOVE_MS
}

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
export function viewWhileScoring(view: MoviePublic, scoring: Scoring, told: number): MoviePublic {
  const { result, saga, scores } = scoring
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

/** Without the tile that was played. */
function secretAfter({ secret, viewer }: MovieFrame, move: BoardMove | null): MovieSecret | null {
  if (!secret || !move || move.seat !== viewer || !('tile' in move)) return secret
  return { hand: secret.hand.toSpliced(secret.hand.lastIndexOf(move.tile), 1) }
}

/** With animations off, the whole calculation shows at once; on a big screen nobody could go on from the last one. */
export function movieStory(
  before: MovieFrame | null,
  { events, view, secret: secretNow }: MovieFrame,
  moving: boolean,
): Story<MovieTable> | null {
  const [ended, move] = [scoringIn(events), moveIn(events)]
  if (!before || (!ended && !move)) return null
  const scoring = ended && inOrder(ended)
  if (!moving && view.standings && bigScreen.peek()) return { beats: [], opens: { kind: 'final' } }
  if (!moving) return scoring && { beats: [], opens: { kind: 'scoring', scoring } }
  const secret = secretAfter(before, move)
  const after = ended ? withBoardOf(before.view, ended.result) : view
  return {
    wholeBoard: ended !== null,
    beats: [
      ...(move ? moveBeats({ ...before, secret }, after, move) : []),
      ...(scoring ? scoringBeats({ ...before, secret }, scoring) : []),
      ...finalBeats({ view: atTheEnd(view), secret: secretNow }),
    ],
    ...(view.standings ? { opens: { kind: 'final' } } : {}),
  }
}

/** The final table fills itself, from the last place to the first. */
const finalBeats = ({ view, secret }: Pick<MovieFrame, 'view' | 'secret'>): Beats =>
  (view.standings ?? []).map((_, i) => ({
    duration: FINAL_SEAT_MS,
    view,
    secret,
    story: { told: null, shown: null, counted: i + 1 },
    sheet: { kind: 'final' },
    sound: 'coin',
  }))

export const MOVE_SOUNDS: Readonly<Record<BoardMove['kind'], SoundName>> = {
  placedFigure: 'place',
  placedTile: 'place',
  cashedIn: 'coin',
  replacedMead: 'place',
  tookCounsel: 'place',
  removed: 'reveal',
  swapped: 'reveal',
}

/** The move that is marked: not before it is set down, and only on the board it was made on. */
export const lastMoveOf = ({ story, memory }: MovieTableState): BoardMove | null => {
  if (!story) return memory.lastMove
  const { move = null, phase } = story.shown ?? {}
  return phase === 'land' || phase === 'count' ? move : null
}

const PHASES: readonly ShownMove['phase'][] = ['lift', 'move', 'land', 'count']

/** Who moves has put the piece there already: it is only set down. */
function moveBeats({ viewer, view, secret }: MovieFrame, after: MoviePublic, move: BoardMove): Beats {
  const isThere = move.seat === viewer && move.kind !== 'cashedIn'
  const players = after.players.map((player, seat) => ({ ...player, saga: view.players[seat]?.saga ?? 0 }))
  return PHASES.slice(isThere ? 2 : 0).map(phase => ({
    duration: MOVE_MS[phase],
    slide: MOVE_MS[phase],
    view: phase === 'count' ? after : { ...after, players },
    secret,
    story: { told: null, shown: { move, phase } },
    sound: phase === 'land' ? MOVE_SOUNDS[move.kind] : null,
  }))
}

export function scoringBeats({ view, secret }: Pick<MovieFrame, 'view' | 'secret'>, scoring: Scoring): Beats {
  const { scores, result } = scoring
  const each = figureTime(scores.length)
  const beat = (duration: number, count: number, told: FigureScore | null) => ({
    duration,
    view: viewWhileScoring(view, scoring, count),
    secret,
    story: { told, shown: null },
  })
  return [
    { ...beat(ACT_MS.announce, 0, null), sound: 'place' },
    ...scores.map((score, i) => ({ ...beat(each, i + 1, score), sound: 'coin' as const })),
    { ...beat(readTime(result), scores.length, null), sheet: { kind: 'scoring', scoring } },
  ]
}
