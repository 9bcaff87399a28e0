/**
 * How likely each seat was to win at a moment of a match, as a spectator could have judged it: everything
 * hidden is dealt anew, and everybody's quick choices play it to its end, again and again.
 */
import type { AnyGame, Outcome, Rng } from '../kernel'
import { act } from './imagined'
import { judgementOf } from './judgements'

/** No match of ours takes a tenth of it. */
const MOST_INTENTS = 20_000

/** One imagined end: what each seat has of the win, which is shared where the first place is. */
export function imaginedWin(game: AnyGame, view: unknown, rng: Rng): readonly number[] {
  const judgement = judgementOf(game)
  const state = game.imagine(view, null, 'spectator', rng)
  for (let n = 0; n < MOST_INTENTS; n++) {
    const outcome = game.outcome(state)
    if (outcome) return sharesOf(outcome)
    const seat = game.asked(state)[0]!
    act(game, state, seat, judgement.quick(state, seat, rng), rng)
  }
  throw new Error(`a playout of ${game.id} does not end`)
}

function sharesOf({ places }: Outcome): readonly number[] {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}
