/** What a bot is: it gets a seat's view and a prompt, never the state, and answers with an intent. */
import type { AnyGame, Rng, Seat } from '../kernel'
import type { AnyJudgement } from './judgement'

export const strengths = ['thrall', 'thane', 'king'] as const
export type Strength = (typeof strengths)[number]

export const isStrength = (text: string): text is Strength => (strengths as readonly string[]).includes(text)

/** All that a bot may know. */
export interface Seen {
  readonly seat: Seat
  readonly public: unknown
  readonly secret: unknown
  readonly prompt: { readonly kind: string }
}

/** How long a bot may think. It asks `spent`, because the rules package has no clock of its own. */
export interface Budget {
  readonly iterations: number
  spent(): boolean
}

/** A game with what bots know of it. */
export interface PlayableGame {
  readonly rules: AnyGame
  readonly bot: AnyJudgement
}

export type Bot = (game: PlayableGame, seen: Seen, budget: Budget, rng: Rng) => { readonly kind: string }

/** What a seat sees of a state; the only way from a state to a bot. */
export function seenFrom(game: AnyGame, state: unknown, seat: Seat): Seen | null {
  const prompt = game.prompt(state, seat)
  return prompt && { seat, public: game.publicView(state), secret: game.secretView(state, seat), prompt }
}

/** What came of thinking: the choice, how likely it wins, and how long it took. */
export interface Thought {
  readonly intent: { readonly kind: string }
  /** The chance to win in imagined matches, from 0 to 1; null when there was nothing to think about. */
  readonly chance: number | null
  readonly iterations: number
  /** What came next, with its chance; null where nothing else was tried, or where choices are blind. */
  readonly second: { readonly intent: { readonly kind: string }; readonly chance: number } | null
}
