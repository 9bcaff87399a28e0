import type { EventWordings, Seat } from '../../../kernel'
import type { MovieEvent, MoviePhase, MovieState } from '../types'

export type Emit = (wordings: EventWordings<MovieEvent>) => void

/** One kind of intent: why it may not be done now, and what it does. */
export interface IntentHandler<I> {
  /** Only asked in a phase that knows this kind of intent. */
  refuse(state: MovieState, seat: Seat, intent: I): MovieReason | null
  /** Returns the step that the same seat takes next, or null when its turn is over. */
  apply(state: MovieState, seat: Seat, intent: I, emit: Emit): MoviePhase | null
}

export const MOVIE_REASONS = [
  'pool-is-empty',
  'draw-first',
  'already-drawn',
  'drawing-commits',
  'no-such-figure-left',
  'not-a-space',
  'space-is-taken',
  'not-in-hand',
  'counsel-moves-a-figure',
  'not-a-treasure',
  'not-drunkenness',
  'no-mead-there',
  'not-counsel',
  'not-your-figure',
  'not-adjacent',
  'resolve-ability-first',
  'nothing-to-resolve',
  'removes-only-valor',
  'removes-only-temptation',
  'no-tile-there',
  'two-different-tiles',
  'not-the-statue-itself',
] as const
export type MovieReason = (typeof MOVIE_REASONS)[number]
