/** A moment of the Movie: a bot is about to end the first act. */
import {
  begin,
  type MatchRecord,
  OwnedMatch,
  type RecordedIntent,
  recordOf,
  rngFrom,
  seedFromNumber,
} from '@heorot/shared'
import { movie } from '@heorot/shared/games/movie'

const SEATS = 3
const SEEDS = 200

/** The record of a game up to the turn of a bot that must fill the last open space. */
export function recordBeforeActEnds(): MatchRecord {
  for (let n = 1; n <= SEEDS; n++) {
    const start = { seats: SEATS, options: {}, seed: seedFromNumber(n) }
    const intents = intentsBeforeActEnds(start)
    if (intents) return recordOf(movie, start, intents)
  }
  throw new Error(`no bot ended the first act in ${SEEDS} games`)
}

function intentsBeforeActEnds(start: Parameters<typeof begin>[1]): readonly RecordedIntent[] | null {
  const rng = rngFrom(start.seed)
  const match = new OwnedMatch(movie, begin(movie, start))
  const intents: RecordedIntent[] = []
  for (;;) {
    const [seat = 0] = movie.asked(match.state)
    const prompt = movie.prompt(match.state, seat)
    if (!prompt) return null
    const intent = movie.suggest(prompt, rng)
    match.accept(seat, intent)
    if (movie.progress(match.state).step > 1) return seat !== 0 && prompt.kind === 'turn' ? intents : null
    intents.push([seat, structuredClone(intent)])
  }
}
