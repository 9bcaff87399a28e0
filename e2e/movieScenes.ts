/** Moments of the Movie. The person sits at seat 0, bots at the others. */
import type { MatchRecord, RecordedIntent } from '@heorot/shared'
import { begin, OwnedMatch, recordOf, rngFrom, seedFromNumber } from '@heorot/shared'
import { movie, type MoviePrompt } from '@heorot/shared/games/movie'

const SEATS = 3
const SEEDS = 300

export interface MovieMoment {
  readonly prompt: MoviePrompt
  readonly isMine: boolean
  /** The act in which the move is asked, and the one after a random answer; 4 is the end. */
  readonly act: number
  readonly nextAct: number
}

/** A bot must fill the last open space of an act. */
const ends =
  (act: number) =>
  (moment: MovieMoment): boolean =>
    !moment.isMine && moment.act === act && moment.nextAct > act && moment.prompt.kind === 'turn'

export const MOVIE_SCENES = {
  tile: ({ prompt, isMine, act }) =>
    !isMine && act === 2 && prompt.kind === 'play' && prompt.spaces.length < 12,
  ability: ({ prompt, isMine }) => isMine && prompt.kind === 'remove',
  actEnds: ends(1),
  gameEnds: ends(3),
} satisfies Record<string, (moment: MovieMoment) => boolean>

/** The record of a game up to such a moment. */
export function movieUntil(isMoment: (moment: MovieMoment) => boolean): MatchRecord {
  for (let n = 1; n <= SEEDS; n++) {
    const start = { seats: SEATS, options: {}, seed: seedFromNumber(n) }
    const intents = intentsUntil(start, isMoment)
    if (intents) return recordOf(movie, start, intents)
  }
  throw new Error(`no such moment in ${SEEDS} games`)
}

function intentsUntil(
  start: Parameters<typeof begin>[1],
  isMoment: (moment: MovieMoment) => boolean,
): readonly RecordedIntent[] | null {
  const rng = rngFrom(start.seed)
  const match = new OwnedMatch(movie, begin(movie, start))
  const intents: RecordedIntent[] = []
  for (;;) {
    const [seat = 0] = movie.asked(match.state)
    const prompt = movie.prompt(match.state, seat)
    if (!prompt) return null
    const { step: act } = movie.progress(match.state)
    const intent = structuredClone(movie.suggest(prompt, rng))
    match.accept(seat, intent)
    const nextAct = movie.outcome(match.state) ? 4 : movie.progress(match.state).step
    if (isMoment({ prompt, isMine: seat === 0, act, nextAct })) return intents
    intents.push([seat, intent])
  }
}
