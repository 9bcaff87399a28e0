/** One decision of a bot and why it is good, from what its seat sees. */
import { findGame } from '@heorot/shared'
import { decide as decideTask, explain, type Task, type Why } from '@heorot/shared/bots'

export interface Decision {
  readonly intent: { readonly kind: string }
  readonly why: readonly Why[]
}

export function decide(task: Task, now: () => number): Decision {
  const intent = decideTask(task, now)
  return { intent, why: explain(findGame(task.game)!, task.seen, intent) }
}
