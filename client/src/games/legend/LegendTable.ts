import type { LegendTypes } from '@heorot/shared/games/legend'
import type { Situation, TableState } from '../../kit/GameTable'
import type { OwnOrder } from './handOrder'
import type { LegendLayout } from './layout/compose'
import type { LegendPicks } from './question/picks'
import type { SeatMoves } from './seatMoves'
import type { LegendStory } from './story'
import type { LegendWords } from './texts/en'

/** The types of this game's table. */
export interface LegendTable {
  Game: LegendTypes
  Words: LegendWords
  Picks: LegendPicks
  Story: LegendStory
  Memory: {
    readonly order: OwnOrder
    /** How far the path was pulled, in pixels. */
    readonly scroll: number
    readonly moves: SeatMoves
  }
  Sheet:
    | { readonly kind: 'station'; readonly step: number }
    | { readonly kind: 'seat'; readonly seat: number }
    | { readonly kind: 'discards' }
    | { readonly kind: 'final' }
  Layout: LegendLayout
}

export type LegendTableState = TableState<LegendTable>
export type LegendSituation = Situation<LegendTable>
