/** One decision as a task: plain data in, plain data out, so that a worker of the server or of a page can make it. */
import { rngFrom } from '../kernel'
import type { PlayableGame, Seen, Strength } from './bot'
import { bots } from './bots'

/** Names a game and a bot's strength, so that it can be sent to a worker. */
export interface Task {
  readonly game: string
  readonly strength: Strength
  readonly seen: Seen
  readonly budgetMs: number
  readonly seed: string
}

/** The clock, not a count, ends a search on a machine whose speed nobody knows. */
const UNCOUNTED = 10_000_000

/** Thinks for as long as the task allows by the caller's clock. */
export function decide(
  game: PlayableGame,
  { strength, seen, budgetMs, seed }: Task,
  now: () => number,
): { readonly kind: string } {
  const end = now() + budgetMs
  const budget = { iterations: UNCOUNTED, spent: () => now() >= end }
  return bots[strength](game, seen, budget, rngFrom(seed))
}
