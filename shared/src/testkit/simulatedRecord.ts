/** Published records of random matches. */
import type { AnyGame, RecordedIntent } from '../kernel'
import { begin, clonePlain, OwnedMatch, recordOf, rngFrom, seedFromNumber } from '../kernel'
import type { PublishedRecord } from '../wire/protocol'
import { sealed } from '../record/seal'
import { sha256 } from '../record/sha256'
import { commitmentTo, matchSeed } from '../record/verify'

/** Every combination of a game's switches, beginning with none. */
export function everyOptions(game: AnyGame): readonly object[] {
  const defaults = game.readOptions({}, game.seats.min) as Record<string, unknown>
  const switches = Object.keys(defaults).filter(key => typeof defaults[key] === 'boolean')
  return switches.reduce<object[]>(
    (sets, key) =>
      sets.flatMap(set => [
        { ...set, [key]: false },
        { ...set, [key]: true },
      ]),
    [{}],
  )
}

export function simulated(game: AnyGame, seats: number, options: unknown, n: number): PublishedRecord {
  const serverSeed = sha256(`server ${n}`)
  const chances = Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? '' : sha256(`chance ${n} ${seat}`).slice(0, 32),
  )
  const start = { seats, options, seed: matchSeed(serverSeed, chances) }
  return sealed(game, {
    id: `TESTTEST-${n}`,
    names: Array.from({ length: seats }, (_, seat) => `Seat ${seat}`),
    bots: Array.from({ length: seats }, () => null),
    finishedAt: 1_800_000_000_000,
    record: recordOf(game, start, playedByChance(game, start, n)),
    fairness: { commitment: commitmentTo(serverSeed), serverSeed, chances },
  })
}

function playedByChance(
  game: AnyGame,
  start: { seats: number; options: unknown; seed: string },
  n: number,
): RecordedIntent[] {
  const rng = rngFrom(seedFromNumber(n))
  const match = new OwnedMatch(game, begin(game, start))
  const intents: RecordedIntent[] = []
  while (!game.outcome(match.state)) {
    const seat = rng.pick(game.asked(match.state))
    const intent = game.suggest(game.prompt(match.state, seat)!, rng)
    match.accept(seat, intent)
    intents.push([seat, clonePlain(intent)])
  }
  return intents
}
