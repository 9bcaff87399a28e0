/** For tests: matches of this game as a client meets them, frame by frame. */
import type { EventWordings, OwnedMatch, Rng, Viewer } from '@heorot/shared'
import { begin, openMatch, rngFrom, seedFromNumber } from '@heorot/shared'
import { type MovieEvent, type MovieIntent, type MovieTypes, movie } from '@heorot/shared/games/movie'
import { stillState } from '../../../kit/stillState'
import { frameOfState, type TableFrame } from '../../../session/frame'
import { movieTable } from '../movieTable'
import { movieEn } from '../texts/table/en'
import type { MovieTableState } from '../types'

export const MOVIE_NAMES = ['Maren', 'Oswin', 'Tadeusz', 'Élodie']

export class TestMatch {
  readonly match: OwnedMatch<MovieTypes>
  readonly rng: Rng

  constructor(seats: number, seed: number) {
    this.match = openMatch(movie, begin(movie, { seats, options: {}, seed: seedFromNumber(seed) }))
    this.rng = rngFrom(seedFromNumber(seed + 1))
  }

  get over(): boolean {
    return movie.outcome(this.match.state) !== null
  }

  frame(viewer: Viewer, events: readonly EventWordings<MovieEvent>[] = []): TableFrame<MovieTypes> {
    const { state, revision } = this.match
    const people = MOVIE_NAMES.slice(0, state.players.length).map((name, seat) => ({
      seat,
      name,
      bot: null,
      online: true,
    }))
    return frameOfState(movie, state, { match: 1, revision, viewer, people }, events)
  }

  play(seat: number, intent: MovieIntent): readonly EventWordings<MovieEvent>[] {
    const refusal = this.match.refuse(seat, intent)
    if (refusal) throw new Error(`refused: ${refusal.reason} ${JSON.stringify(intent)}`)
    return this.match.accept(seat, intent)
  }

  /** The seat that is asked makes a legal move. */
  step(): readonly EventWordings<MovieEvent>[] {
    const seat = movie.asked(this.match.state)[0] ?? 0
    const prompt = movie.prompt(this.match.state, seat)
    if (!prompt) throw new Error('nobody is asked')
    return this.play(seat, movie.suggest(prompt, this.rng))
  }

  run(steps: number): this {
    for (let i = 0; i < steps && !this.over; i++) this.step()
    return this
  }
}

/** The drawn table's state of a match. */
export const tableOf = (game: TestMatch, viewer: Viewer, extra: Partial<MovieTableState> = {}) =>
  stillState(movieTable, game.frame(viewer), movieEn, extra)
