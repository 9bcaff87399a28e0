import { rect, type Size } from '../../../kit/layout/geometry'
import { bySeat, clamp, othersOf } from '../../../kit/layout/seating'
import type { LegendAreas, LegendTableShape } from './areas'
import { stripPath } from './path'
import { noHand, noPiles } from './wide'

const GAP = 6

/** What a spectator is told takes a line. */
const SAID = 52

/**
 * A phone held across: seats at the left, stage in the middle, bar at the right, hand below. A spectator has
 * nothing to press: the bar goes below the stage, and the seats have room for names.
 */
export function lowAreas({ w, h }: Size, table: LegendTableShape): LegendAreas {
  const path = stripPath(rect(0, 0, w, 58), table.step, table.scroll)
  const top = 62
  const mine = !table.watches && table.seat !== null
  const left = mine ? clamp(w * 0.14, 112, 170) : clamp(w * 0.2, 152, 230)
  const right = mine ? clamp(w * 0.25, 190, 300) : -8
  const others = othersOf(table).length
  const height = (h - top - 4 - GAP * (table.seats - 1)) / table.seats
  const plateAt = (i: number) => rect(6, top + i * (height + GAP), left, height)
  const middle = rect(6 + left + 8, top, w - left - right - 28, h - top)
  const cardHeight = clamp(h * 0.3, 92, 150)
  const hand = rect(middle.x, h - cardHeight - 20, middle.w, cardHeight + 20)
  const stageBottom = mine ? hand.y - 4 : h - SAID - 12
  return {
    arrangement: 'low',
    path,
    plates: bySeat(table, plateAt, plateAt(others)),
    bays: Array.from({ length: table.seats }, () => null),
    stage: rect(middle.x, top, middle.w, stageBottom - top),
    bar: mine ? rect(w - right - 6, top, right, h - top - 6) : rect(middle.x, h - SAID - 6, middle.w, SAID),
    ...noPiles,
    ...(mine ? { hand, card: { w: (cardHeight * 124) / 176, h: cardHeight } } : noHand),
  }
}
