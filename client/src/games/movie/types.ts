import type { FigureScore, MovieTypes } from '@heorot/shared/games/movie'
import type { Picks, Situation, TableState } from '../../kit/GameTable'
import type { MovieAreas } from './layout/areas'
import type { BoardMove } from './move'
import type { Prospect } from './prospect'
import type { Scoring, ShownMove } from './story'
import type { MovieWords } from './texts/table/en'

/** The types of this game's table. */
export interface MovieTable {
  Game: MovieTypes
  Words: MovieWords
  Picks: Picks
  /** A move is shown, or an act is scored: the figure whose turn it is, or how many seats the final table has. */
  Story: {
    readonly told: FigureScore | null
    readonly shown: ShownMove | null
    readonly counted?: number
  }
  /** `lastMove` is of the board that lies there. */
  Memory: { readonly lastScoring: Scoring | null; readonly lastMove: BoardMove | null }
  Sheet:
    | { readonly kind: 'scoring'; readonly scoring: Scoring }
    | { readonly kind: 'final' }
    | { readonly kind: 'plate'; readonly seat: number }
  Layout: { readonly areas: MovieAreas; readonly prospect: Prospect }
}

export type MovieTableState = TableState<MovieTable>
export type MovieSituation = Situation<MovieTable>
export type MovieReader = Pick<MovieSituation, 'frame' | 'words'>
