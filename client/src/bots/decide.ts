/** One decision of a bot and why it is good, from what its seat sees. */
import { playableGame } from '@heorot/shared'
import { decide as decideTask, type Task, type Why } from '@heorot/shared/bots'

export interface Decision {
  readonly intent: { readonly kind: string }
  readonly why: readonly Why[]
}

export function decideAndExplain(task: Task, now: () => number): Decision {
  const game = playableGame(task.game)
  const intent = decideTask(game, task, now)
  return { intent, why: game.bot.explain(task.seen, intent) }
}
