/** For tests: the state of a drawn table, from a match. */
import type { Size } from '../../kit/geometry'
import { stillState } from '../../kit/stillState'
import type { MovieTableState } from './MovieTable'
import { movieTable } from './movieTable'
import type { TestMatch } from './testMatch'
import { movieEn, type MovieWords } from './texts/en'

interface Wish {
  readonly size?: Size
  readonly words?: MovieWords
  readonly picked?: readonly string[]
  readonly hover?: string
}

export const tableOf = (
  game: TestMatch,
  viewer: number | 'spectator',
  { words = movieEn, picked = [], ...extra }: Wish = {},
): MovieTableState => stillState(movieTable, game.frame(viewer), words, { picks: { keys: picked }, ...extra })
