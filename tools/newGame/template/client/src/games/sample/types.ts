import type { SampleTypes } from '@heorot/shared/games/sample'
import type { Picks, TableState } from '../../kit/GameTable'
import type { SampleAreas } from './layout'
import type { SampleWords } from './texts/table/en'

/** The types of this game's table. */
export interface SampleTable {
  Game: SampleTypes
  Words: SampleWords
  Picks: Picks
  Story: object
  Memory: object
  Sheet: { readonly kind: string }
  Layout: { readonly areas: SampleAreas }
}

export type SampleTableState = TableState<SampleTable>
