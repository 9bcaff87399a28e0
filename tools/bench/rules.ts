/** Random playouts of every game on one core: prompt, suggest, refuse, apply, all legality included. */
import { type AnyGame, begin, findGame, gameIds, OwnedMatch, rngFrom, seedFromNumber } from '@heorot/shared'

const SECONDS = 4

interface Figures {
  readonly game: string
  readonly intentsPerSecond: number
  readonly gamesPerSecond: number
  readonly intentsPerGame: number
}

/** Plays one random game; returns how many intents it took. */
function playout(game: AnyGame, n: number): number {
  const { min, max } = game.seats
  const seats = min + (n % (max - min + 1))
  const rng = rngFrom(seedFromNumber(~n))
  const match = new OwnedMatch(game, begin(game, { seats, options: {}, seed: seedFromNumber(n) }))
  while (!game.outcome(match.state)) {
    const seat = rng.pick(game.asked(match.state))
    const intent = game.suggest(game.prompt(match.state, seat)!, rng)
    const refusal = game.refuse(match.state, seat, intent)
    if (refusal) throw new Error(`${game.id}: a suggested intent was refused: ${refusal.reason}`)
    match.accept(seat, intent)
  }
  return match.revision
}

function measure(game: AnyGame): Figures {
  for (let n = 0; n < 50; n++) playout(game, n)
  const started = performance.now()
  let games = 0
  let intents = 0
  while (performance.now() - started < SECONDS * 1000) intents += playout(game, 1000 + games++)
  const seconds = (performance.now() - started) / 1000
  return {
    game: game.id,
    intentsPerSecond: Math.round(intents / seconds),
    gamesPerSecond: Math.round(games / seconds),
    intentsPerGame: Math.round(intents / games),
  }
}

export function benchRules(args: string[]): void {
  const figures = gameIds.map(id => measure(findGame(id)!))
  if (args.includes('--json')) console.log(JSON.stringify(figures))
  else
    for (const f of figures)
      console.log(
        `${f.game}: ${f.intentsPerSecond} intents/s, ${f.gamesPerSecond} games/s, ${f.intentsPerGame} intents a game`,
      )
}
