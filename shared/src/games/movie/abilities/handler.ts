import type { Seat } from '../../../kernel'
import type { CounselMove, MoviePhase, Space, MovieState, TileId } from '../types'

/** What one ability changes in the life of a tile: being played, and being scored. */
export interface AbilityHandler {
  /** Whether the tile may be placed on an open space like any other. */
  readonly placeable: boolean
  /** The saga points for cashing it in instead. */
  readonly cashIn?: (tile: TileId) => number | null
  /** The tiles it may take the place of instead. */
  readonly replace?: (state: MovieState) => readonly Space[]
  /** The figures it may move, for a tile that takes the place of the moved figure. */
  readonly moves?: (state: MovieState, seat: Seat) => readonly CounselMove[]
  /** The optional second step once it was placed on `space`; null where there is nothing to choose. */
  readonly afterPlacing?: (state: MovieState, space: Space) => MoviePhase | null
  readonly scoring?: 'cuts' | 'adds-diamond' | 'cancels-boons'
}
