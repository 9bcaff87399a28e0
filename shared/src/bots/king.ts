/** The King searches imagined worlds, all dealt from what the seat sees. */
import type { Rng } from '../kernel'
import { chooseBlindly } from './blind'
import type { Bot, Budget, PlayableGame, Seen } from './bot'
import { race } from './race'
import type { Thought } from './thought'

export const king: Bot = (game, seen, budget, rng) => thinkAsKing(game, seen, budget, rng).intent

/** The King's decision with its figures, for hints and benchmarks. */
export function thinkAsKing({ rules, bot }: PlayableGame, seen: Seen, budget: Budget, rng: Rng): Thought {
  return chooseBlindly(rules, bot, seen, budget, rng) ?? race(rules, bot, seen, budget, rng)
}
