import type { Bot } from './bot'
import { judgementOf } from './judgements'

/** Quick and sensible: what looks best at first sight. */
export const thane: Bot = (game, seen, _budget, rng) => judgementOf(game).rank(seen, rng)[0]!.intent
