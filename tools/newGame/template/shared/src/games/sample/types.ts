/** The vocabulary of the game. A card is its value. */
import type { Seat } from '../../kernel'
import type { SamplePublic } from './state'

export interface SamplePlayer {
  hand: number[]
  /** The card laid face down this round; empty until it is. */
  laid: number[]
  points: number
}

export interface SampleState {
  round: number
  players: SamplePlayer[]
  /** Cards nobody holds this round. */
  rest: number[]
  /** The cards of the last round by seat; empty before the first reveal. */
  shown: number[]
}

export interface SampleIntent {
  readonly kind: 'lay'
  readonly card: number
}

export type SampleEvent =
  /** `card` is null for everyone but the seat itself. */
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'revealed'; readonly cards: readonly number[]; readonly winner: Seat }
  | { readonly kind: 'ended'; readonly winners: readonly Seat[] }

export interface SampleSecret {
  readonly hand: readonly number[]
  readonly laid: readonly number[]
}

export interface SamplePrompt {
  readonly kind: 'lay'
  readonly cards: readonly number[]
}

export interface SampleTypes {
  State: SampleState
  Intent: SampleIntent
  Event: SampleEvent
  Public: SamplePublic
  Secret: SampleSecret
  Prompt: SamplePrompt
  Options: Record<string, never>
}
