/**
 * The contract between a game and everything else. Server, client, bots and tests know a game only
 * through its `GameDefinition`; nothing in this folder knows any game.
 */
import type { Rng } from './rng'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** A seat, or a spectator, who sees only what is public. */
export type Viewer = Seat | 'spectator'

/** An event as everyone sees it, and other wordings for seats that may know more. */
export interface EventWordings<E> {
  readonly everyone: E
  readonly only?: { readonly [seat: Seat]: E }
}

/** Why an intent was not accepted. `reason` is kebab-case and listed in `GameDefinition.reasons`. */
export interface Refusal {
  readonly reason: string
}

/** How a match ended. `places[seat]` is 1 for the winners; shared places are equal. */
export interface Outcome {
  readonly scores: readonly number[]
  readonly places: readonly number[]
}

/** Where the story stands, for lists of tables: act 2 of 3, episode 17 of 36. */
export interface Progress {
  readonly step: number
  readonly of: number
}

/** A list of the state whose items lie face down for everybody but its holder, if it has one. */
export interface HiddenPlace {
  readonly holder: Seat | null
  readonly items: number[]
  /** Whatever is printed on an item, as text. */
  faceOf(item: number): string
}

/** The types of one game, as a bundle, so that signatures stay readable. All are plain JSON. */
export interface GameTypes {
  State: unknown
  Intent: { readonly kind: string }
  Event: { readonly kind: string }
  Public: unknown
  Secret: unknown
  Prompt: { readonly kind: string }
  Options: unknown
}

export interface GameDefinition<T extends GameTypes> {
  readonly id: string
  /** Raised when an old record would replay differently. */
  readonly rulesVersion: number
  /** Names the boards, cards and tiles in use; a record is only valid with the same edition. */
  readonly edition: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Every reason `refuse` can give, for translations and for tests that demand each one be seen. */
  readonly reasons: readonly string[]
  /** Every kind of event, for the same two purposes. */
  readonly eventKinds: readonly T['Event']['kind'][]
  /** Kinds of event whose public wording lays open what was hidden until then. All others must not. */
  readonly revealing: readonly T['Event']['kind'][]

  /** Options from outside, completed with defaults, or a sentence that says what is wrong with them. */
  readOptions(raw: unknown, seats: number): T['Options'] | { readonly error: string }
  /** The shape of an intent from outside, or null. Never throws; legality is `refuse`'s business. */
  readIntent(raw: unknown): T['Intent'] | null

  setup(seats: number, options: T['Options'], rng: Rng): T['State']
  /** Who has to decide; several when choosing at once; empty once the match is over. */
  asked(state: T['State']): readonly Seat[]
  /** What a seat is asked or may do, with its choices as data; null when there is nothing. Goes to that seat only. */
  prompt(state: T['State'], seat: Seat): T['Prompt'] | null
  /** A legal intent drawn from the prompt alone: what fuzzers, time-outs and the weakest bot play. */
  suggest(prompt: T['Prompt'], rng: Rng): T['Intent']
  refuse(state: T['State'], seat: Seat, intent: T['Intent']): Refusal | null
  /** Alters `state`, which the caller owns, by an intent that `refuse` let pass. */
  apply(
    state: T['State'],
    seat: Seat,
    intent: T['Intent'],
    rng: Rng,
    emit: (wordings: EventWordings<T['Event']>) => void,
  ): void

  /** What any spectator sees: built field by field, never stripped. No view or prompt changes once it is made. */
  publicView(state: T['State']): T['Public']
  /** What this seat sees besides. */
  secretView(state: T['State'], seat: Seat): T['Secret']
  /** A full state that the viewer could not tell from the real one; `secret` is null for a spectator. */
  imagine(view: T['Public'], secret: T['Secret'] | null, viewer: Viewer, rng: Rng): T['State']

  /** Milliseconds it takes to watch these events at normal speed: bots wait that long before the next move. */
  watchTime(events: readonly T['Event'][]): number
  progress(state: T['State']): Progress
  /** Every seat's points if the match ended now; at the end they are the outcome's scores. Not for players' eyes. */
  pointsNow(state: T['State']): readonly number[]
  outcome(state: T['State']): Outcome | null
  /** Everything that must stay in exactly one place, as a sorted list; it never changes during a match. */
  inventory(state: T['State']): readonly string[]
  /** Every place where something lies hidden: the laws move things about in it. */
  hidden(state: T['State']): readonly HiddenPlace[]
}

/** A game whose types are none of our business. */
export type AnyGame = GameDefinition<GameTypes>

export const isRefusal = (answer: object): answer is Refusal => 'reason' in answer
