/** A hand of cards as a fan. */

import { sizes } from '../../app/theme/tokens'
import { type Rect, rect, type Size } from './geometry'
import { clamp } from './seating'

export interface HandSpot {
  readonly card: Rect
  readonly rotation: number
  /** What a finger gets of it. */
  readonly hit: Rect
}

const PER_CARD_DEGREES = 1.7
const SPREAD_DEGREES = 15

/** In as many rows as fingers need; one row as a rule. */
export function fan(hand: Rect, count: number, card: Size, flat: boolean): readonly HandSpot[] {
  if (count === 0) return []
  const pad = flat ? 8 : 14
  const room = hand.w - 2 * pad - card.w
  const perRow = Math.max(1, Math.floor(room / sizes.target) + 1)
  const rows = Math.min(3, Math.ceil(count / perRow))
  const each = Math.ceil(count / rows)
  const rowStep =
    rows === 1 ? 0 : Math.max(sizes.target, Math.min(50, (hand.h - 30 - sizes.target) / (rows - 1)))
  const wish = card.w * (rows > 1 ? 0.95 : flat ? 0.6 : 0.83)
  const step = Math.min(Math.max(sizes.target, wish), room / Math.max(1, each - 1))
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / each)
    const inRow = Math.min(each, count - row * each)
    const left = centred(hand, rows > 1 ? each : inRow, step, card.w)
    return spotAt({ hand, card, flat, step, rowStep, left, inRow, rows }, i - row * each, row)
  })
}

const centred = (hand: Rect, count: number, step: number, w: number) =>
  hand.x + (hand.w - w - step * (count - 1)) / 2

interface FanRow {
  readonly hand: Rect
  readonly card: Size
  readonly flat: boolean
  readonly step: number
  readonly rowStep: number
  readonly left: number
  readonly inRow: number
  readonly rows: number
}

function spotAt({ hand, card, flat, step, rowStep, left, inRow, rows }: FanRow, at: number, row: number) {
  const k = at - (inRow - 1) / 2
  const bend = flat || rows > 1 ? 0 : clamp(SPREAD_DEGREES / Math.max(1, inRow - 1), 0, PER_CARD_DEGREES)
  const x = left + at * step
  const y = hand.y + (flat ? 28 : 26) + row * rowStep + 0.9 * k * k * (bend / PER_CARD_DEGREES)
  const last = at === inRow - 1
  const hitTop = hand.y + row * rowStep + (rows > 1 ? 22 : 0)
  const hitBottom = row < rows - 1 ? hand.y + (row + 1) * rowStep + 22 : hand.y + hand.h
  return {
    card: rect(x, y, card.w, card.h),
    rotation: (k * bend * Math.PI) / 180,
    hit: rect(x, hitTop, last ? Math.min(card.w, hand.x + hand.w - x) : step, hitBottom - hitTop),
  }
}
