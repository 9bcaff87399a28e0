/** What a worker is asked and answers. Plain data only: a game goes by its name, a bot by its strength. */
import { type BotStrength, findGame, rngFrom } from '@heorot/shared'
import { bots, type Seen } from '@heorot/shared/bots'

export interface Task {
  readonly game: string
  readonly strength: BotStrength
  readonly seen: Seen
  readonly budgetMs: number
  readonly seed: string
}

export type Intent = { readonly kind: string }

/** The clock, not a count, ends a search on a machine whose speed nobody knows. */
const UNCOUNTED = 10_000_000

/** Thinks. Whoever calls this waits as long as the task allows. */
export function decide({ game, strength, seen, budgetMs, seed }: Task, now: () => number): Intent {
  const rules = findGame(game)
  if (!rules) throw new Error(`no game ${game}`)
  const end = now() + budgetMs
  const budget = { iterations: UNCOUNTED, spent: () => now() >= end }
  return bots[strength](rules, seen, budget, rngFrom(seed))
}
