/** For tests: the state of a drawn table, from a match. */
import type { Size } from '../../kit/geometry'
import { testState } from '../../kit/testState'
import type { MovieState } from './MovieTable'
import { movieTable } from './movieTable'
import type { TestMatch } from './testMatch'
import { en, type Words } from './texts/en'

interface Wish {
  readonly size?: Size
  readonly words?: Words
  readonly picked?: readonly string[]
  readonly hover?: string
}

export const tableOf = (
  game: TestMatch,
  viewer: number | 'spectator',
  { words = en, picked = [], ...extra }: Wish = {},
): MovieState => testState(movieTable, game.frame(viewer), words, { picks: { keys: picked }, ...extra })
