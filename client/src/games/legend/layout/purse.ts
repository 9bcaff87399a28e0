/** One's tokens, and the buttons beside them. */
import { sizes } from '../../../app/theme/tokens'
import { gridOf, type Rect, rect } from '../../../kit/geometry'

const TOKEN = { most: 78, least: sizes.target + 2 }

const TOOLS = { w: 150, h: 48 }

/** Where the buttons beside the purse are: at its right, or above it where that would be narrow. */
export const purseTools = (hand: Rect, flat: boolean): Rect =>
  flat
    ? rect(hand.x + 8, hand.y, hand.w - 16, TOOLS.h)
    : rect(hand.x + hand.w - TOOLS.w, hand.y + 6, TOOLS.w, hand.h - 12)

/** Tokens side by side, smaller when there are many. */
export function purse(area: Rect, count: number, flat: boolean): readonly Rect[] {
  if (count === 0) return []
  const hand = flat
    ? rect(area.x, area.y + TOOLS.h, area.w, area.h - TOOLS.h)
    : rect(area.x, area.y, area.w - TOOLS.w, area.h)
  const fits = (size: number) =>
    Math.floor((hand.w - 16) / (size + 8)) * Math.floor((hand.h - 8) / (size + 6))
  let size = TOKEN.most
  while (size > TOKEN.least && fits(size) < count) size -= 2
  const columns = Math.max(1, Math.floor((hand.w - 16) / (size + 8)))
  const rows = Math.ceil(count / columns)
  const y = hand.y + Math.max(4, (hand.h - rows * (size + 6)) / 2)
  return gridOf({ ...hand, y }, count, columns, { w: size, h: size }, 8, 6)
}
