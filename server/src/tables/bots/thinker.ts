/** Plays for a seat without a person. It gets what the seat sees, never the state. */
import { randomBytes } from 'node:crypto'
import { type AnyGame, type BotStrength, rngFrom, type Seat } from '@heorot/shared'

export interface BotQuestion {
  readonly game: AnyGame
  readonly seat: Seat
  readonly strength: BotStrength
  readonly view: unknown
  readonly secret: unknown
  readonly prompt: { readonly kind: string }
}

export interface BotThinker {
  think(question: BotQuestion): Promise<{ readonly kind: string }>
  /** How long a King may think; no time to speak of without one. */
  readonly budgetMs?: number
}

/** Plays anything legal. */
export const anythingLegal: BotThinker = {
  think: async ({ game, prompt }) => game.suggest(prompt, rngFrom(randomBytes(16).toString('hex'))),
}

/** How strongly a stand-in plays for somebody who is away. */
export const STAND_IN: BotStrength = 'thane'
