/** For tests: the state of a drawn table, from a match. */
import type { Viewer } from '@heorot/shared'
import { stillState } from '../../kit/stillState'
import type { MovieTableState } from './MovieTable'
import { movieTable } from './movieTable'
import type { TestMatch } from './testMatch'
import { movieEn } from './texts/en'

export const tableOf = (game: TestMatch, viewer: Viewer, extra: Partial<MovieTableState> = {}) =>
  stillState(movieTable, game.frame(viewer), movieEn, extra)
