/** Where things, total, marker and words lie before a seat. */
import { type Rect, rect, rowOf } from '../../../kit/geometry'
import type { Bay } from '../bays'

export interface BayLayout {
  readonly things: readonly Rect[]
  readonly total: Rect | null
  readonly marker: Rect | null
  readonly words: Rect
}

const DISC = 52
const GAP = 7

export function bayLayout(box: Rect, bay: Bay): BayLayout {
  const disc = Math.min(DISC, box.h - 20)
  const right = box.x + box.w - 10
  const y = box.y + (box.h - disc) / 2
  const marker = bay.marker === null ? null : rect(right - disc, y, disc, disc)
  const totalRight = right - (marker ? disc + 5 : 0)
  // Whoever is out keeps only the marker: the total no longer matters.
  const totalShown = bay.total !== null && (!marker || box.w > 230)
  const afterRoom = bay.after === null ? 0 : 40
  const total = totalShown ? rect(totalRight - disc - afterRoom, y, disc, disc) : null
  const edge = (total?.x ?? marker?.x ?? right) - 8
  const things = thingsIn(rect(box.x + 12, box.y, edge - box.x - 12, box.h), bay)
  const end = things.reduce((most, r) => Math.max(most, r.x + r.w), box.x + 4)
  return { things, total, marker, words: rect(end + 10, box.y, Math.max(0, edge - end - 10), box.h) }
}

/** Cards and backs in a row, then tokens over them: only one of both lies there, but at the very end. */
function thingsIn(box: Rect, { things }: Bay): readonly Rect[] {
  const h = Math.min(78, box.h - 10)
  const tokens = things.filter(({ kind }) => kind === 'token').length
  return [
    ...rowOf(box, things.length - tokens, { w: (h * 56) / 78, h }, GAP),
    ...heapOf(box, tokens, Math.min(56, box.h - 16)),
  ]
}

/** Tokens hide their values when they lie over one another: rather smaller, on two rows. */
function heapOf(box: Rect, count: number, size: number): readonly Rect[] {
  if (count * (size + 4) <= box.w + 4) return rowOf(box, count, { w: size, h: size }, GAP)
  const small = Math.min(size, (box.h - 10) / 2)
  const each = Math.ceil(count / 2)
  const half = (y: number) => rect(box.x, y, box.w, small)
  return [
    ...rowOf(half(box.y + 4), each, { w: small, h: small }, GAP),
    ...rowOf(half(box.y + box.h - 4 - small), count - each, { w: small, h: small }, GAP),
  ]
}
