/** One decision of a bot, from what its seat sees: plain data in, plain data out, so that a worker can make it. */
import { type BotStrength, findGame, rngFrom } from '@heorot/shared'
import { bots, explain, type Seen, type Why } from '@heorot/shared/bots'

export interface Task {
  readonly game: string
  readonly strength: BotStrength
  readonly seen: Seen
  readonly budgetMs: number
  readonly seed: string
}

export interface Decision {
  readonly intent: { readonly kind: string }
  readonly why: readonly Why[]
}

/** The clock, not a count, ends a search on a device whose speed nobody knows. */
const UNCOUNTED = 10_000_000

export function decide({ game, strength, seen, budgetMs, seed }: Task, now: () => number): Decision {
  const rules = findGame(game)
  if (!rules) throw new Error(`no game ${game}`)
  const end = now() + budgetMs
  const budget = { iterations: UNCOUNTED, spent: () => now() >= end }
  const intent = bots[strength](rules, seen, budget, rngFrom(seed))
  return { intent, why: explain(rules, seen, intent) }
}
