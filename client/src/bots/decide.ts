/** One decision of a bot and why it is good, from what its seat sees. */
import { playableGame } from '@heorot/shared'
import { type Task, thinkAbout, type Thought, type Why } from '@heorot/shared/bots'

export interface Decision extends Pick<Thought, 'intent' | 'chance' | 'second'> {
  readonly why: readonly Why[]
}

export function decideAndExplain(task: Task, now: () => number): Decision {
  const game = playableGame(task.game)
  const { intent, chance, second } = thinkAbout(game, task, now)
  return { intent, chance, second, why: game.bot.explain(task.seen, intent) }
}
