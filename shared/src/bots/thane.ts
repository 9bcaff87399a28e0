import type { Bot } from './bot'

/** Quick and sensible: what looks best at first sight. */
export const thane: Bot = ({ bot }, seen, _budget, rng) => bot.rank(seen, rng)[0]!.intent
