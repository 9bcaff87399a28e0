import type { Rng } from '../kernel'
import { chooseBlindly } from './blind'
import type { Bot, Budget, PlayableGame, Seen, Strength, Thought } from './bot'
import { race } from './race'

/** Random but legal. */
const thrall: Bot = ({ rules }, seen, _budget, rng) => rules.suggest(seen.prompt, rng)

/** Quick and sensible: what looks best at first sight. */
export const thane: Bot = ({ bot }, seen, _budget, rng) => bot.rank(seen, rng)[0]!.intent

/** Searches imagined worlds, all dealt from what the seat sees. */
export const king: Bot = (game, seen, budget, rng) => thinkAsKing(game, seen, budget, rng).intent

/** The King's decision with its figures, for hints and benchmarks. */
export function thinkAsKing({ rules, bot }: PlayableGame, seen: Seen, budget: Budget, rng: Rng): Thought {
  return chooseBlindly(rules, bot, seen, budget, rng) ?? race(rules, bot, seen, budget, rng)
}

/** The bots there are, by strength. */
export const bots: Readonly<Record<Strength, Bot>> = { thrall, thane, king }
