/** One's tokens, where they take the place of the hand. */
import { sizes } from '../../../app/theme/tokens'
import { gridOf, type Rect } from '../../../kit/geometry'

const TOKEN = { most: 78, least: sizes.target + 2 }

/** Tokens side by side, smaller when there are many. */
export function purse(hand: Rect, count: number): readonly Rect[] {
  const columnsOf = (size: number) => Math.max(1, Math.floor((hand.w - 16) / (size + 8)))
  const fits = (size: number) => columnsOf(size) * Math.floor((hand.h - 8) / (size + 6)) >= count
  let size = TOKEN.most
  while (size > TOKEN.least && !fits(size)) size -= 2
  const columns = columnsOf(size)
  const rows = Math.ceil(count / columns)
  const y = hand.y + Math.max(4, (hand.h - rows * (size + 6)) / 2)
  return gridOf({ ...hand, y }, count, columns, { w: size, h: size }, 8, 6)
}
