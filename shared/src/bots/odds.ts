/**
 * How likely each seat was to win at a moment of a match, as a spectator could have judged it: everything
 * hidden is dealt again, and everyone's quick choices play it to the end, many times.
 */
import type { Rng } from '../kernel'
import type { PlayableGame } from './bot'
import { act, winShares } from './imagined'

/** No match of ours takes a tenth of it. */
const MOST_INTENTS = 20_000

/** One imagined end: what each seat has of the win, which is shared where the first place is. */
export function imaginedWin({ rules, bot }: PlayableGame, view: unknown, rng: Rng): readonly number[] {
  const state = rules.imagine(view, null, 'spectator', rng)
  for (let n = 0; n < MOST_INTENTS; n++) {
    const outcome = rules.outcome(state)
    if (outcome) return winShares(outcome.places)
    const seat = rules.asked(state)[0]!
    act(rules, state, seat, bot.quick(state, seat, rng), rng)
  }
  throw new Error(`a playout of ${rules.id} does not end`)
}
