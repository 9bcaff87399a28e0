/** One decision as a task: plain data in, plain data out, so that a worker of the server or of a page can make it. */
import { rngFrom } from '../kernel'
import type { PlayableGame, Seen, Strength, Thought } from './bot'
import { bots, thinkAsKing } from './bots'

/** Names a game and a bot's strength, so that it can be sent to a worker. */
export interface Task {
  readonly game: string
  readonly strength: Strength
  readonly seen: Seen
  readonly budgetMs: number
  readonly seed: string
}

/** The clock ends a search, because the speed of the machine is unknown. */
const UNCOUNTED = 10_000_000

/** Thinks for as long as the task allows by the caller's clock. */
export function thinkAbout(
  game: PlayableGame,
  { strength, seen, budgetMs, seed }: Task,
  now: () => number,
): Thought {
  const end = now() + budgetMs
  const budget = { iterations: UNCOUNTED, spent: () => now() >= end }
  const rng = rngFrom(seed)
  if (strength === 'king') return thinkAsKing(game, seen, budget, rng)
  const intent = bots[strength](game, seen, budget, rng)
  return { intent, chance: null, iterations: 0, second: null }
}

/** The same, without what led to it. */
export const decide = (game: PlayableGame, task: Task, now: () => number): { readonly kind: string } =>
  thinkAbout(game, task, now).intent
