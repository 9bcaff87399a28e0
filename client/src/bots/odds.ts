/** The chances to win over a whole match, worked out in a worker: plain data in, plain data out. */
import { clonePlain, type MatchRecord, playableGame, rngFrom, seedFromNumber } from '@heorot/shared'
import { imaginedWin } from '@heorot/shared/bots'
import { Timeline } from '@heorot/shared/record'

export interface OddsTask {
  readonly record: MatchRecord
  /** Steps of the match to look at. */
  readonly moments: readonly number[]
  /** How often each of them is played out. */
  readonly playouts: number
}

export interface Odds {
  readonly done: number
  readonly of: number
  /** Times that every moment has been played out so far, at least. */
  readonly playouts: number
  /** `chances[moment][seat]`, from 0 to 1; null for a moment that nobody has looked at yet. */
  readonly chances: readonly (readonly number[] | null)[]
}

/** So many playouts of a moment before the next one has its turn: the whole curve shows early, and gets finer. */
const ROUND = 4

/** Evenly spread over a match, both ends included. */
export function momentsOf(length: number, most: number): readonly number[] {
  const count = Math.min(most, length + 1)
  return Array.from({ length: count }, (_, i) => Math.round((i * length) / Math.max(1, count - 1)))
}

/** Tells how far it has come after every few playouts. The same record always has the same odds. */
export function* playOdds({ record, moments, playouts }: OddsTask): Generator<Odds> {
  const game = playableGame(record.game)
  const timeline = new Timeline(game.rules, record)
  const views = moments.map(step => clonePlain(game.rules.publicView(timeline.at(step))))
  const sums = moments.map(() => new Array<number>(record.seats).fill(0))
  const counts = moments.map(() => 0)
  // Not the seed of the match: it would deal the very same hands again.
  const rng = rngFrom(seedFromNumber(1))
  const of = moments.length * playouts
  let done = 0
  for (let round = 0; round < playouts; round += ROUND)
    for (const [moment, view] of views.entries()) {
      const times = Math.min(ROUND, playouts - round)
      for (let n = 0; n < times; n++) add(sums[moment]!, imaginedWin(game, view, rng))
      counts[moment]! += times
      done += times
      const chances = sums.map((sum, i) => (counts[i] === 0 ? null : sum.map(won => won / counts[i]!)))
      yield { done, of, playouts: Math.min(...counts), chances }
    }
}

const add = (sums: number[], shares: readonly number[]): void =>
  shares.forEach((share, seat) => {
    sums[seat]! += share
  })
