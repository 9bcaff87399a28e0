/** Puts bots on seats. */
import { type AnyGame, playableGame } from '@heorot/shared'
import { type Budget, bots, type Strength, seenFrom } from '@heorot/shared/bots'
import type { Chooser } from '@heorot/shared/testkit'

/** Thinking is counted, so that a simulation gives the same games on any machine. */
const counted = (): Budget => ({ iterations: 400, spent: () => false })

/** As at a real table: as much thought as the time allows. */
export const timed = (ms: number) => (): Budget => {
  const until = performance.now() + ms
  return { iterations: 1_000_000, spent: () => performance.now() >= until }
}

/** Each seat's bot chooses for it, from what that seat sees. */
export const botChooser =
  (game: AnyGame, seatBots: readonly Strength[], newBudget = counted): Chooser =>
  (state, seat, rng) =>
    bots[seatBots[seat]!](playableGame(game.id), seenFrom(game, state, seat)!, newBudget(), rng)
