/** Imagined matches: dealt from what a seat sees, played on quickly, and judged. */
import { type AnyGame, type Outcome, type Rng, type RngCursor, type Seat, SeededRng } from '../kernel'
import type { Seen } from './bot'
import type { AnyJudgement } from './judgement'

const silent = () => {}

/** A world that this seat cannot tell from the real one. */
export const imagineFrom = (game: AnyGame, seen: Seen, rng: Rng): unknown =>
  game.imagine(seen.public, seen.secret, seen.seat, rng)

/** Where the randomness of one imagined world starts, so that each choice meets the same luck in it. */
export const luckFrom = (rng: Rng): RngCursor => {
  const word = () => rng.below(4294967295) + 1
  return [word(), word(), word(), word()]
}

export const rngOf = (luck: RngCursor): Rng => new SeededRng([...luck])

export const act = (game: AnyGame, state: unknown, seat: Seat, intent: { kind: string }, rng: Rng): void =>
  game.apply(state, seat, intent, rng, silent)

/** Plays on with everybody's quick choices up to the horizon. Alters the state. */
export function playOn(game: AnyGame, judgement: AnyJudgement, state: unknown, rng: Rng): void {
  const { intents, steps } = judgement.horizon
  const until = game.progress(state).step + steps
  for (let n = 0; n < intents && game.progress(state).step < until; n++) {
    const seat = game.asked(state)[0]
    if (seat === undefined) return
    act(game, state, seat, judgement.quick(state, seat, rng), rng)
  }
}

/** Each seat's chance to win, from the points it may expect: a lead of one `spread` is worth much. */
export function chances(game: AnyGame, judgement: AnyJudgement, state: unknown): number[] {
  const expected = judgement.expect(state)
  const best = Math.max(...expected)
  const odds = expected.map(points => Math.exp((points - best) / judgement.spread))
  const total = odds.reduce((sum, odd) => sum + odd, 0)
  const hopes = odds.map(odd => odd / total)
  const outcome = game.outcome(state)
  return outcome ? settled(outcome, hopes) : hopes
}

/** A win is a win, yet a clear one is a little better and a near miss a little less bad. */
const CLARITY = 0.2

function settled({ places }: Outcome, hopes: readonly number[]): number[] {
  return winShares(places).map((share, seat) => (1 - CLARITY) * share + CLARITY * hopes[seat]!)
}

/** What of the victory each seat has: 1, or its part of a shared one. */
export function winShares(places: Outcome['places']): number[] {
  const winners = places.filter(place => place === 1).length
  return places.map(place => (place === 1 ? 1 / winners : 0))
}
