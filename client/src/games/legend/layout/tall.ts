import { type Rect, rect, type Size } from '../../../kit/geometry'
import { bySeat, clamp, column, othersOf } from '../../../kit/seating'
import type { LegendAreas, LegendTableShape } from './areas'
import { stripPath } from './path'

const MARGIN = 8
const GAP = 7
/** So many plates side by side; with more they go into two rows. */
const PER_ROW = 4

/** A phone or a tablet held upright: everything below one another. */
export function tallAreas(size: Size, table: LegendTableShape): LegendAreas {
  return table.watches ? watchedAreas(size, table) : playedAreas(size, table)
}

/** What a spectator is told takes a line or two, and the seat that is followed one row. */
const [SAID, FOLLOWED] = [54, 72]

/** For spectators: all seats in one row, the stage, and the followed seat below it. */
function watchedAreas({ w, h }: Size, table: LegendTableShape): LegendAreas {
  const ease = clamp((h - 500) / 240, 0, 1)
  const pathHeight = 66
  const path = stripPath(rect(0, 2, w, pathHeight), { step: table.step, scroll: table.scroll })
  const row = rect(MARGIN, pathHeight + 8, w - 2 * MARGIN, 92 + 24 * ease)
  const others = othersOf(table).length
  const bar = rect(0, h - SAID, w, SAID)
  const own = rect(MARGIN, bar.y - FOLLOWED - 4, w - 2 * MARGIN, FOLLOWED)
  const plateWidth = clamp(w * 0.34, 112, 200)
  const stageTop = row.y + row.h + 8
  const stageBottom = (table.seat === null ? bar.y : own.y) - 6
  return {
    ...{ arrangement: 'tall', path, compact: true, bar },
    plates: bySeat(table, i => column(row, i, others, 5), rect(own.x, own.y, plateWidth, own.h)),
    bays: bySeat<Rect | null>(
      table,
      () => null,
      table.seat === null ? null : rect(own.x + plateWidth + 6, own.y, own.w - plateWidth - 6, own.h),
    ),
    stage: rect(MARGIN, stageTop, w - 2 * MARGIN, stageBottom - stageTop),
    ...{ deck: null, discards: null, hand: null, card: { w: 0, h: 0 } },
  }
}

function playedAreas({ w, h }: Size, table: LegendTableShape): LegendAreas {
  const ease = clamp((h - 580) / 200, 0, 1)
  const between = (small: number, large: number) => small + (large - small) * ease
  const pathHeight = between(66, 72)
  const path = stripPath(rect(0, 2, w, pathHeight), { step: table.step, scroll: table.scroll })
  const row = rect(MARGIN, 2 + pathHeight + 6, w - 2 * MARGIN, between(88, 116))
  const others = othersOf(table).length
  const rows = Math.ceil(others / PER_ROW)
  const plateAt = (i: number) => plateIn(row, i, others)
  const barHeight = between(112, 122)
  const bar = rect(0, h - barHeight, w, barHeight)
  const seatsBottom = row.y + rows * (row.h + 6)
  const mine = table.seat === null ? null : ownRows(bar, w, between)
  const stageTop = seatsBottom + 5
  const stageBottom = (mine ? mine.own.y : bar.y) - GAP - 2
  const own = mine?.own ?? rect(0, 0, 0, 0)
  const plateWidth = clamp(w * 0.3, 104, 200)
  return {
    arrangement: 'tall',
    path,
    compact: true,
    plates: bySeat(table, plateAt, rect(own.x, own.y, plateWidth, own.h)),
    bays: bySeat<Rect | null>(
      table,
      () => null,
      rect(own.x + plateWidth + 6, own.y, own.w - plateWidth - 6, own.h),
    ),
    stage: rect(MARGIN, stageTop, w - 2 * MARGIN, stageBottom - stageTop),
    deck: null,
    discards: null,
    bar,
    hand: mine?.hand ?? null,
    card: mine?.card ?? { w: 0, h: 0 },
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

function ownRows(bar: Rect, w: number, between: (small: number, large: number) => number) {
  const cardWidth = clamp(w * 0.226, between(66, 84), between(90, 124))
  const card = { w: cardWidth, h: (cardWidth * 176) / 124 }
  const hand = rect(0, bar.y - card.h - 30, w, card.h + 30)
  const height = between(58, 68)
  return { card, hand, own: rect(MARGIN, hand.y - height - 4, w - 2 * MARGIN, height) }
}
