/** Where everything is, for any size of screen. Arithmetic only. */
import { type Rect, rect, rowOf, type Size, shapeOf } from '../../kit/layout/geometry'
import { clamp, column } from '../../kit/layout/seating'

export interface SampleAreas {
  readonly arrangement: string
  readonly bar: Rect
  /** By seat. */
  readonly plates: readonly Rect[]
  readonly compact: boolean
  /** Where each seat's card lies, by seat. */
  readonly laid: readonly Rect[]
  /** Where the own cards lie, in the order of the hand. */
  readonly hand: readonly Rect[]
}

const MARGIN = 12
const CARD = { w: 100, h: 140 }

/** Cards side by side in the middle of a box, as large as fits. */
function cardRow(box: Rect, count: number, most: number): readonly Rect[] {
  const gap = 0.12
  const w = Math.min((Math.min(most, box.h) * CARD.w) / CARD.h, box.w / (count + (count - 1) * gap))
  const width = count * w + (count - 1) * gap * w
  const size = { w, h: (w * CARD.h) / CARD.w }
  return rowOf(rect(box.x + (box.w - width) / 2, box.y, width, box.h), count, size, gap * w)
}

export function sampleAreas({ w, h }: Size, seats: number, cards: number): SampleAreas {
  const compact = w < 250 * seats
  const inner = w - 2 * MARGIN
  const plateHeight = compact ? 76 : 96
  const barHeight = w < 560 ? 112 : 72
  const strip = rect(MARGIN, MARGIN, inner, plateHeight)
  const bar = rect(MARGIN, h - barHeight - MARGIN, inner, barHeight)
  const top = strip.y + strip.h + MARGIN
  const room = bar.y - MARGIN - top
  const handHeight = cards === 0 ? 0 : clamp(room * 0.45, 70, 220)
  return {
    arrangement: shapeOf({ w, h }),
    bar,
    plates: Array.from({ length: seats }, (_, seat) => column(strip, seat, seats, 8)),
    compact,
    laid: Array.from({ length: seats }, (_, seat) => {
      const box = column(rect(MARGIN, top, inner, room - handHeight - MARGIN), seat, seats, 8)
      return cardRow(box, 1, 200)[0]!
    }),
    hand: cardRow(rect(MARGIN, bar.y - MARGIN - handHeight, inner, handHeight), cards, 220),
  }
}
