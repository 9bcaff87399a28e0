/** For tests: matches that the rules play by themselves. */
import type { Viewer } from '@heorot/shared'
import { type MovieTypes, movie } from '@heorot/shared/games/movie'
import { stillState } from '../../../kit/stillState'
import { PlayedMatch } from '../../../testkit/PlayedMatch'
import { movieTable } from '../movieTable'
import { movieEn } from '../texts/table/en'
import type { MovieTableState } from '../types'

export class TestMatch extends PlayedMatch<MovieTypes> {
  constructor(seats: number, seed: number) {
    super(movie, { seats, seed })
  }

  /** Whose turn it is. */
  get mover(): number {
    return this.asked[0] ?? 0
  }
}

/** The drawn table's state of a match. */
export const tableOf = (game: TestMatch, viewer: Viewer, extra: Partial<MovieTableState> = {}) =>
  stillState(movieTable, game.frame(viewer), movieEn, extra)
