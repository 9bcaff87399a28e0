/** Bots of the chosen strength from the pool; one that fails or is late is replaced by the next weaker one. */
import { randomBytes } from 'node:crypto'
import { BOT_STRENGTHS, type BotStrength } from '@heorot/shared'
import { anythingLegal, type BotQuestion, type BotThinker } from '../tables/bots/thinker'
import type { Pool } from './Pool'

type Warn = (error: unknown, what: string) => void

/** The weakest bot needs nothing but its prompt, so it always plays, without a thread. */
const weaker = (strength: BotStrength): BotStrength =>
  BOT_STRENGTHS[Math.max(0, BOT_STRENGTHS.indexOf(strength) - 1)]!

export function pooledThinker(pool: Pick<Pool, 'ask' | 'budgetMs'>, warn: Warn): BotThinker {
  async function think(question: BotQuestion): Promise<{ readonly kind: string }> {
    const { game, strength, seat, view, secret, prompt } = question
    if (strength === 'thrall') return anythingLegal.think(question)
    const seen = { seat, public: view, secret, prompt }
    const seed = randomBytes(16).toString('hex')
    try {
      return await pool.ask({ game: game.id, strength, seen, seed })
    } catch (error) {
      const next = weaker(strength)
      warn(error, `a ${strength} could not decide in ${game.id}: a ${next} plays instead`)
      return think({ ...question, strength: next })
    }
  }
  return { think, budgetMs: pool.budgetMs }
}
