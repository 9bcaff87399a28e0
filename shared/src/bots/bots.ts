import type { Bot, Strength } from './bot'
import { king } from './king'
import { thane } from './thane'

/** Random but legal. */
const thrall: Bot = ({ rules }, seen, _budget, rng) => rules.suggest(seen.prompt, rng)

/** The bots there are, by strength. */
export const bots: Readonly<Record<Strength, Bot>> = { thrall, thane, king }
