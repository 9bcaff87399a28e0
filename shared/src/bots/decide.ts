/** One decision as a task: plain data in, plain data out, so that a worker of the server or of a page can make it. */
import { findGame } from '../games'
import { rngFrom } from '../kernel'
import type { Seen, Strength } from './bot'
import { bots } from './bots'

/** A game goes by its name, a bot by its strength. */
export interface Task {
  readonly game: string
  readonly strength: Strength
  readonly seen: Seen
  readonly budgetMs: number
  readonly seed: string
}

/** The clock, not a count, ends a search on a machine whose speed nobody knows. */
const UNCOUNTED = 10_000_000

/** Thinks. Whoever calls this waits as long as the task allows by the caller's clock. */
export function decide(
  { game, strength, seen, budgetMs, seed }: Task,
  now: () => number,
): { readonly kind: string } {
  const rules = findGame(game)
  if (!rules) throw new Error(`no game ${game}`)
  const end = now() + budgetMs
  const budget = { iterations: UNCOUNTED, spent: () => now() >= end }
  return bots[strength](rules, seen, budget, rngFrom(seed))
}
