import type { LegendTypes } from '@heorot/shared/games/legend'
import type { FrameOf, Situation, TableState } from '../../kit/GameTable'
import type { LegendLayout } from './layout/compose'
import type { LegendMemory } from './memory'
import type { LegendPicks } from './question/picks'
import type { LegendStory } from './story/story'
import type { LegendWords } from './texts/table/en'

/** The types of this game's table. */
export interface LegendTable {
  Game: LegendTypes
  Words: LegendWords
  Picks: LegendPicks
  Story: LegendStory
  Memory: LegendMemory
  Sheet:
    | { readonly kind: 'station'; readonly step: number }
    | { readonly kind: 'seat'; readonly seat: number }
    | { readonly kind: 'discards' }
    | { readonly kind: 'final' }
  Layout: LegendLayout
}

export type LegendFrame = FrameOf<LegendTable>
export type LegendTableState = TableState<LegendTable>
export type LegendSituation = Situation<LegendTable>
