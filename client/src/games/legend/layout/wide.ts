import { type Rect, rect, type Size } from '../../../kit/layout/geometry'
import { bySeat, clamp, column, othersOf } from '../../../kit/layout/seating'
import type { LegendAreas, LegendTableShape } from './areas'
import { cornerPath } from './path'

const MARGIN = 12
const PLATE_MOST = 440

/** Tapestry along the top and down the right side; seats, stage, bar and hand below one another. */
export function wideAreas({ w, h }: Size, table: LegendTableShape): LegendAreas {
  const ease = clamp((h - 640) / 208, 0, 1)
  const between = (small: number, large: number) => small + (large - small) * ease
  const gap = between(6, 11)
  const tall = between(72, 90)
  const side = between(84, 98)
  const right = w - 8 - side - MARGIN
  const band = { top: tall, side, named: between(84, 96) }
  const path = cornerPath(rect(8, 8, w - 16, h - 18), band, table.step)
  const room = rect(MARGIN, 8 + tall + gap, right - MARGIN, 0)
  const seats = seatRow(room, table, { plate: between(58, 70), bay: between(58, 86) })
  const handHeight = table.seat === null ? 0 : between(138, 206)
  const handTop = h - handHeight - (table.seat === null ? 4 : 6)
  const barHeight = table.watches ? 64 : between(102, 106)
  const bar = rect(room.x, handTop - gap - barHeight, room.w, barHeight)
  const stageTop = seats.bottom + gap + 4
  const middle = rect(room.x, stageTop, room.w, bar.y - gap - stageTop)
  return {
    arrangement: 'wide',
    path,
    ...bottom(rect(room.x, handTop, room.w, handHeight), bar, table, seats),
    ...stageWithPiles(middle),
  }
}

/** Of a table without a hand, and without piles of cards. */
export const noHand = { hand: null, card: { w: 0, h: 0 } } as const
export const noPiles = { deck: null, discards: null } as const

export function seatRow(room: Rect, table: LegendTableShape, height: { plate: number; bay: number }) {
  const count = othersOf(table).length
  const width = Math.min(room.w, count * (PLATE_MOST + 12) - 12)
  const row = rect(room.x + (room.w - width) / 2, room.y, width, height.plate)
  const plates = Array.from({ length: count }, (_, i) => column(row, i, count, 12))
  const bays = plates.map(({ x, y, w }) => rect(x, y + height.plate + 5, w, height.bay))
  return { plates, bays, bottom: room.y + height.plate + 5 + height.bay }
}

/** The viewer's plate, bid, action bar and hand. A spectator has only the bar. */
function bottom(hand: Rect, bar: Rect, table: LegendTableShape, seats: ReturnType<typeof seatRow>) {
  const { plates, bays } = seats
  if (table.seat === null) return { plates, bays, bar, ...noHand }
  const bayWidth = clamp(bar.w * 0.32, 250, 330)
  const plateWidth = clamp(hand.w * 0.22, 196, 228)
  const height = hand.h - 40
  const nothing = rect(0, 0, 0, 0)
  return {
    plates: bySeat(table, i => plates[i] ?? nothing, rect(hand.x, hand.y, plateWidth, hand.h)),
    bays: bySeat(table, i => bays[i] ?? nothing, rect(bar.x, bar.y, bayWidth, bar.h)),
    bar: rect(bar.x + bayWidth + 14, bar.y, bar.w - bayWidth - 14, bar.h),
    hand: rect(hand.x + plateWidth + 14, hand.y, hand.w - plateWidth - 14, hand.h),
    card: { w: (height * 124) / 176, h: height },
  }
}

function stageWithPiles(middle: Rect) {
  const pileWidth = clamp(middle.w * 0.115, 96, 124)
  const w = pileWidth - 22
  const h = Math.min((w * 176) / 124, middle.h - 46)
  const y = middle.y + (middle.h - h - 22) / 2
  const cardWidth = (h * 124) / 176
  return {
    stage: rect(middle.x + pileWidth + 6, middle.y, middle.w - 2 * pileWidth - 12, middle.h),
    deck: rect(middle.x + (pileWidth - cardWidth) / 2 - 4, y, cardWidth, h),
    discards: rect(middle.x + middle.w - pileWidth + (pileWidth - cardWidth) / 2, y, cardWidth, h),
  }
}
