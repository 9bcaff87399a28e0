/** Puts bots on seats. */
import { type AnyGame, playableGame } from '@heorot/shared'
import { type Budget, bots, type Strength, seenFrom } from '@heorot/shared/bots'
import type { Chooser } from '@heorot/shared/testkit'

/** Thinking is counted, not timed, so that a simulation gives the same games on any machine. */
const COUNTED: Budget = { iterations: 400, spent: () => false }

/** Each seat's bot chooses for it, from what that seat sees. */
export const botChooser =
  (game: AnyGame, seatBots: readonly Strength[], budget: Budget = COUNTED): Chooser =>
  (state, seat, rng) =>
    bots[seatBots[seat]!](playableGame(game.id), seenFrom(game, state, seat)!, budget, rng)
