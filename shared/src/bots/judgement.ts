/** What a bot must know of a game besides its rules. The search asks only this; it knows no game. */
import type { AnyGame, GameTypes, Rng, Seat } from '../kernel'

/** What a seat of a known game sees; see `Seen`. */
export interface SeenOf<T extends GameTypes> {
  readonly seat: Seat
  readonly public: T['Public']
  readonly secret: T['Secret']
  readonly prompt: T['Prompt']
}

/** An intent and how good it looks, in points. */
export interface Ranked<I> {
  readonly intent: I
  readonly worth: number
}

/** Why an intent is good, as data: a key that clients have words for, and the numbers in the sentence. */
export interface Why {
  readonly reason: string
  readonly numbers: Readonly<Record<string, number>>
}

export interface Judgement<T extends GameTypes> {
  /** Every `Why.reason` that `explain` may give, for translations. */
  readonly reasons: readonly string[]
  /** How far to play an imagined match before judging it: intents, or steps of its progress. */
  readonly horizon: { readonly intents: number; readonly steps: number }
  /** A lead of so many points makes a win likely, but not sure. */
  readonly spread: number
  /** Legal intents worth a thought, best first; never empty. */
  rank(seen: SeenOf<T>, rng: Rng): readonly Ranked<T['Intent']>[]
  /** A sensible intent in an imagined match, found fast: thousands are played for one decision. */
  quick(state: T['State'], seat: Seat, rng: Rng): T['Intent']
  /** The points each seat may expect to have at the end. */
  expect(state: T['State']): readonly number[]
  /**
   * Where all choose blindly at once: ways to choose from meek to bold, as many for any hand, so that they
   * can be compared between worlds. Null for any other prompt.
   */
  stances(state: T['State'], seat: Seat): readonly Ranked<T['Intent']>[] | null
  explain(seen: SeenOf<T>, intent: T['Intent']): readonly Why[]
}

export type AnyJudgement = Judgement<GameTypes>

/** For a game without a bot of its own: any legal move, judged by who leads at the end. */
export const plainJudgement = (game: AnyGame): AnyJudgement => ({
  reasons: [],
  horizon: { intents: 400, steps: Number.POSITIVE_INFINITY },
  spread: 1,
  rank: (seen, rng) =>
    Array.from({ length: 8 }, () => ({ intent: game.suggest(seen.prompt, rng), worth: 0 })),
  quick: (state, seat, rng) => game.suggest(game.prompt(state, seat)!, rng),
  expect: state => game.outcome(state)?.scores ?? [],
  stances: () => null,
  explain: () => [],
})
