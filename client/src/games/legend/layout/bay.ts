/** Cards, tokens, total and marker before a seat. */
import { type Rect, rect, rowOf } from '../../../kit/geometry'
import type { Bay } from '../bays'

export interface BayLayout {
  readonly cards: readonly Rect[]
  readonly ghosts: readonly Rect[]
  readonly tokens: readonly Rect[]
  readonly ghostTokens: readonly Rect[]
  readonly backs: readonly Rect[]
  readonly total: Rect | null
  readonly marker: Rect | null
  readonly words: Rect
}

const DISC = 52
const SEALED_MOST = 5
const GAP = 7

export function bayLayout(box: Rect, bay: Bay): BayLayout {
  const disc = Math.min(DISC, box.h - 20)
  const right = box.x + box.w - 10
  const y = box.y + (box.h - disc) / 2
  const shownMarker = bay.marker !== null
  const marker = shownMarker ? rect(right - disc, y, disc, disc) : null
  const totalRight = right - (marker ? disc + 5 : 0)
  // Whoever is out keeps only the marker: the total no longer matters.
  const totalShown = bay.total !== null && (!marker || box.w > 230)
  const afterRoom = bay.after === null ? 0 : 40
  const total = totalShown ? rect(totalRight - disc - afterRoom, y, disc, disc) : null
  const edge = (total?.x ?? marker?.x ?? right) - 8
  const things = thingsIn(rect(box.x + 12, box.y, edge - box.x - 12, box.h), bay)
  const used = [...things.cards, ...things.ghosts, ...things.tokens, ...things.ghostTokens, ...things.backs]
  const end = used.reduce((most, r) => Math.max(most, r.x + r.w), box.x + 4)
  return {
    ...things,
    total,
    marker,
    words: rect(end + 10, box.y, Math.max(0, edge - end - 10), box.h),
  }
}

function thingsIn(box: Rect, bay: Bay) {
  const cardHeight = Math.min(78, box.h - 10)
  const size = { w: (cardHeight * 56) / 78, h: cardHeight }
  const backs = bay.sealed === null ? 0 : Math.max(1, Math.min(SEALED_MOST, bay.sealed))
  const tokenSize = Math.min(56, box.h - 16)
  const cards = rowOf(box, bay.cards.length + bay.ghosts.length + backs, size, GAP)
  const tokens = heapOf(box, bay.tokens.length + bay.ghostTokens.length, tokenSize)
  return {
    cards: cards.slice(0, bay.cards.length),
    ghosts: cards.slice(bay.cards.length, bay.cards.length + bay.ghosts.length),
    backs: cards.slice(bay.cards.length + bay.ghosts.length),
    tokens: tokens.slice(0, bay.tokens.length),
    ghostTokens: tokens.slice(bay.tokens.length),
  }
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
