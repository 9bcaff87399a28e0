/** What a viewer would have seen of a match that is still being played, had they watched it. */
import type { AnyGame, EventWordings, GameTypes, Progress, Seat, Viewer } from './game'
import { type MatchRecord, wordingFor } from './match'
import { clonePlain } from './plain'
import { RecordedMatch } from './RecordedMatch'
import { isRawTakeBack, readIntent } from './takeBack'

/** One revision as this viewer saw it. */
export interface PastFrame {
  readonly revision: number
  readonly view: unknown
  /** Null for a spectator. */
  readonly secret: unknown
  /** This viewer's wordings of what led here from the revision before. */
  readonly events: readonly unknown[]
  readonly waitingFor: readonly Seat[]
  readonly progress: Progress
  /** Every seat's secret, where hands are open. */
  readonly hands?: readonly unknown[]
}

/** 'open' sees the hands of all seats, and otherwise what spectators see. */
export type PastViewer = Viewer | 'open'

/** A table sends at most so many steps at once. */
export const PAST_MOST = 24

type Played = Pick<MatchRecord, 'seats' | 'options' | 'seed' | 'intents'>

/** Which revisions to show, both included. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** These revisions of a match. Its intents have been accepted before. */
export function pastOf(game: AnyGame, played: Played, viewer: PastViewer, { from, to }: Span): PastFrame[] {
  const match = new RecordedMatch(game, played)
  const past = from === 0 ? [pastFrame(game, match, viewer, [])] : []
  for (const [i, [seat, raw]] of played.intents.slice(0, to).entries()) {
    const events = match.accept(seat, readIntent(game, raw)!, isRawTakeBack(played.intents[i + 1]?.[1]))
    if (match.revision >= from) past.push(pastFrame(game, match, viewer, events))
  }
  return past
}

/** This viewer's wordings of every step so far, for a complete log. */
export function historyOf(game: AnyGame, played: Played, viewer: Viewer): (readonly unknown[])[] {
  const match = new RecordedMatch(game, played)
  return played.intents.map(([seat, raw], i) => {
    const events = match.accept(seat, readIntent(game, raw)!, isRawTakeBack(played.intents[i + 1]?.[1]))
    return clonePlain(events.map(wordings => wordingFor(wordings, viewer)))
  })
}

/** Looks back at a match that goes on. Many spectators may ask the same at once, so their last answer is kept. */
export class MatchHistory {
  #kept: { readonly key: string; readonly answer: readonly unknown[] } | null = null

  constructor(
    private readonly game: AnyGame,
    private readonly played: () => Played,
  ) {}

  /** At most `PAST_MOST` revisions, the last of those asked for. */
  frames(viewer: PastViewer, { from, to }: Span): readonly PastFrame[] {
    const played = this.played()
    const last = Math.min(to, played.intents.length)
    const span = { from: Math.max(from, last - PAST_MOST), to: last }
    return this.#answer(viewer, `${span.from}-${span.to}`, () => pastOf(this.game, played, viewer, span))
  }

  steps(viewer: Viewer): readonly (readonly unknown[])[] {
    const played = this.played()
    return this.#answer(viewer, `steps ${played.intents.length}`, () => historyOf(this.game, played, viewer))
  }

  #answer<T>(viewer: PastViewer, asked: string, compute: () => readonly T[]): readonly T[] {
    if (typeof viewer === 'number') return compute()
    const key = `${viewer} ${asked}`
    if (this.#kept?.key !== key) this.#kept = { key, answer: compute() }
    return this.#kept.answer as readonly T[]
  }
}

/** What every seat sees besides the public view. */
export const handsOf = (game: AnyGame, state: unknown, seats: number): unknown[] =>
  Array.from({ length: seats }, (_, seat) => game.secretView(state, seat))

function pastFrame(
  game: AnyGame,
  { state, revision, seats }: RecordedMatch<GameTypes>,
  viewer: PastViewer,
  events: readonly EventWordings<unknown>[],
): PastFrame {
  // The state is altered by the next step, and views may share parts of it.
  return clonePlain({
    revision,
    view: game.publicView(state),
    secret: typeof viewer === 'number' ? game.secretView(state, viewer) : null,
    ...(viewer === 'open' && { hands: handsOf(game, state, seats) }),
    events: events.map(wordings => wordingFor(wordings, viewer === 'open' ? 'spectator' : viewer)),
    waitingFor: game.asked(state),
    progress: game.progress(state),
  })
}
