/** Where everything is on the table, for any size of screen. Arithmetic only. */
import type { Rect, Size } from '../../../kit/layout/geometry'
import type { Seating } from '../../../kit/layout/seating'
import { lowAreas } from './low'
import type { PathLayout } from './path'
import { tallAreas } from './tall'
import { wideAreas } from './wide'

export interface LegendTableShape extends Seating {
  /** Where Beowulf stands, 1 to 36. */
  readonly step: number
  /** How far a strip was pulled, in pixels. */
  readonly scroll: number
}

export interface LegendAreas {
  /** All but the wide one are small: plates show the least, and a tap opens the rest. */
  readonly arrangement: 'wide' | 'tall' | 'low'
  readonly path: PathLayout
  /** Seat plates, by seat. */
  readonly plates: readonly Rect[]
  /** What lies before each seat, by seat; null where the plate itself tells it. */
  readonly bays: readonly (Rect | null)[]
  /** What lies before a seat is a row that shows how it adds up. */
  readonly inRows?: boolean
  readonly stage: Rect
  /** Null where there is no room: then the stage tells how many there are. */
  readonly deck: Rect | null
  readonly discards: Rect | null
  readonly bar: Rect
  readonly hand: Rect | null
  /** A card of the hand. */
  readonly card: Size
}

/** Below these heights path, plates, stage and a hand have no room below one another: they stand side by side. */
const LOW = { withHand: 640, without: 560 }

export function legendAreas(size: Size, table: LegendTableShape): LegendAreas {
  if (size.h < (table.seat === null ? LOW.without : LOW.withHand) && size.w > size.h)
    return lowAreas(size, table)
  return size.w < 900 ? tallAreas(size, table) : wideAreas(size, table)
}
