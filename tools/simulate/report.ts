/** Words and JSON for the result of a simulation. */
import { interval, type Tally } from './tally'

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

interface Run {
  readonly game: string
  readonly seconds: number
  readonly json: boolean
}

export function printTally(tally: Tally, run: Run): void {
  const result = resultOf(tally, run)
  if (run.json) console.log(JSON.stringify(result))
  else for (const line of sentences(result)) console.log(line)
}

function resultOf(tally: Tally, { game, seconds }: Run) {
  return {
    game,
    games: tally.games,
    seconds: Number(seconds.toFixed(2)),
    intentsPerSecond: Math.round(tally.intents / seconds),
    intentsPerGame: Number((tally.intents / tally.games).toFixed(1)),
    lengths: tally.lengths,
    seats: tally.seats.map(({ wins, total, min, max }) => ({
      winShare: wins / tally.games,
      meanScore: Number((total / tally.games).toFixed(1)),
      min,
      max,
    })),
    bots: Object.entries(tally.bots).map(([name, { games, wins }]) => ({
      name,
      games,
      winShare: wins / games,
      interval: interval(wins, games),
    })),
  }
}

function sentences(r: ReturnType<typeof resultOf>): string[] {
  return [
    `${r.games} games of ${r.game} in ${r.seconds} s: ${r.intentsPerSecond} intents a second, laws watched`,
    `intents a game: ${r.intentsPerGame} on average, ${r.lengths.min} to ${r.lengths.max}`,
    ...r.seats.map(
      (s, seat) =>
        `seat ${seat}: wins ${percent(s.winShare)}, scores ${s.meanScore} on average, ${s.min} to ${s.max}`,
    ),
    ...r.bots.map(
      b =>
        `${b.name}: wins ${percent(b.winShare)} of ${b.games} (95 %: ${percent(b.interval[0])} to ${percent(b.interval[1])})`,
    ),
  ]
}
