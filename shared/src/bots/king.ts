/** The King searches imagined worlds, all dealt from what the seat sees. */
import type { AnyGame, Rng } from '../kernel'
import { chooseBlindly } from './blind'
import type { Bot, Budget, Seen } from './bot'
import { judgementOf } from './judgements'
import { race } from './race'
import type { Thought } from './thought'

export const king: Bot = (game, seen, budget, rng) => think(game, seen, budget, rng).intent

/** The King's decision with its figures, for hints and benchmarks. */
export function think(game: AnyGame, seen: Seen, budget: Budget, rng: Rng): Thought {
  const judgement = judgementOf(game)
  return chooseBlindly(game, judgement, seen, budget, rng) ?? race(game, judgement, seen, budget, rng)
}
