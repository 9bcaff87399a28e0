import { type Rect, rect, type Size } from '../../../kit/layout/geometry'
import { bySeat, clamp, column, othersOf } from '../../../kit/layout/seating'
import type { LegendAreas, LegendTableShape } from './areas'
import { stripPath } from './path'
import { noHand, noPiles } from './wide'

const MARGIN = 8
const GAP = 7
/** So many plates side by side; with more they go into two rows. */
const PER_ROW = 4

/** What a spectator is told takes a line or two, and the seat that is followed one row. */
const [SAID, FOLLOWED] = [54, 72]

/** A phone or a tablet held upright: everything below one another. */
export function tallAreas({ w, h }: Size, table: LegendTableShape): LegendAreas {
  return table.watches ? watchedAreas({ w, h }, table) : playedAreas({ w, h }, table)
}

/** For spectators: all seats in one row, the stage, and the followed seat below it. */
function watchedAreas({ w, h }: Size, table: LegendTableShape): LegendAreas {
  const ease = clamp((h - 500) / 240, 0, 1)
  const row = rect(MARGIN, 74, w - 2 * MARGIN, 92 + 24 * ease)
  const others = othersOf(table).length
  const bar = rect(0, h - SAID, w, SAID)
  const own = rect(MARGIN, bar.y - FOLLOWED - 4, w - 2 * MARGIN, FOLLOWED)
  return {
    ...pathAndSeats(rect(0, 2, w, 66), table, i => column(row, i, others, 5), own, clamp(w * 0.34, 112, 200)),
    stage: stageIn(row.y + row.h + 8, (table.seat === null ? bar.y : own.y) - 6, w),
    bar,
    ...noHand,
  }
}

function playedAreas({ w, h }: Size, table: LegendTableShape): LegendAreas {
  const ease = clamp((h - 580) / 200, 0, 1)
  const grown = (small: number, large: number) => small + (large - small) * ease
  const pathHeight = grown(66, 72)
  const row = rect(MARGIN, 2 + pathHeight + 6, w - 2 * MARGIN, grown(88, 116))
  const others = othersOf(table).length
  const seatsBottom = row.y + Math.ceil(others / PER_ROW) * (row.h + 6)
  const barHeight = grown(112, 122)
  const bar = rect(0, h - barHeight, w, barHeight)
  const cardWidth = clamp(w * 0.226, grown(66, 84), grown(90, 124))
  const card = { w: cardWidth, h: (cardWidth * 176) / 124 }
  const hand = rect(0, bar.y - card.h - 30, w, card.h + 30)
  const height = grown(58, 68)
  const own = rect(MARGIN, hand.y - height - 4, w - 2 * MARGIN, height)
  const plateAt = (i: number) => plateIn(row, i, others)
  return {
    ...pathAndSeats(rect(0, 2, w, pathHeight), table, plateAt, own, clamp(w * 0.3, 104, 200)),
    stage: stageIn(seatsBottom + 5, own.y - GAP - 2, w),
    bar,
    hand,
    card,
  }
}

const stageIn = (top: number, bottom: number, w: number): Rect =>
  rect(MARGIN, top, w - 2 * MARGIN, bottom - top)

/** The path, the plates of the others, and one's own plate with what lies beside it. */
function pathAndSeats(
  path: Rect,
  table: LegendTableShape,
  plateAt: (index: number) => Rect,
  own: Rect,
  plateWidth: number,
) {
  const bay = rect(own.x + plateWidth + 6, own.y, own.w - plateWidth - 6, own.h)
  return {
    arrangement: 'tall' as const,
    path: stripPath(path, table.step, table.scroll),
    plates: bySeat(table, plateAt, rect(own.x, own.y, plateWidth, own.h)),
    bays: bySeat<Rect | null>(table, () => null, bay),
    ...noPiles,
  }
}

/** In two rows, the first has the more. */
function plateIn(row: Rect, index: number, count: number): Rect {
  if (count <= PER_ROW) return column(row, index, count, GAP)
  const first = Math.ceil(count / 2)
  return index < first
    ? column(row, index, first, GAP)
    : column({ ...row, y: row.y + row.h + 6 }, index - first, count - first, GAP)
}
