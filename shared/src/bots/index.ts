import type { AnyGame } from '../kernel'
import type { Seen } from './bot'
import type { Why } from './judgement'
import { judgementOf } from './judgements'

/** Why an intent is good here, from what the seat sees: data that clients put into words. */
export const explain = (game: AnyGame, seen: Seen, intent: { readonly kind: string }): readonly Why[] =>
  judgementOf(game).explain(seen, intent)

/** Every reason that `explain` can give for a game. */
export const whyReasons = (game: AnyGame): readonly string[] => judgementOf(game).reasons

export * from './bot'
export { bots } from './bots'
export { decide, type Task } from './decide'
export type { Why } from './judgement'
export { think } from './king'
export { imaginedWin } from './odds'
export type { Thought } from './thought'
