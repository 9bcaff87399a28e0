/** Where a panel is placed: as near as possible to its usual place, and never over what it is about. */
import { type Point, type Rect, rect, type Size } from './geometry'

const EDGE = 8
const STRIDE = 12
/** What a covered pixel costs, against a pixel of distance. */
const COVERED = 100

const shared = (from: number, to: number, a: number, b: number) =>
  Math.max(0, Math.min(to, b) - Math.max(from, a))

/** How many pixels of something a panel covers. */
export const coveredBy = (panel: Rect, lit: Rect): number =>
  shared(panel.x, panel.x + panel.w, lit.x, lit.x + lit.w) *
  shared(panel.y, panel.y + panel.h, lit.y, lit.y + lit.h)

function places(room: number, panel: number): readonly number[] {
  const last = Math.max(EDGE, room - panel - EDGE)
  const count = Math.ceil((last - EDGE) / STRIDE)
  return [...Array.from({ length: count }, (_, i) => EDGE + i * STRIDE), last]
}

/** `distance` says how far a place is from where the panel belongs. */
export function placeOff(
  room: Size,
  panel: Size,
  lit: readonly Rect[],
  distance: (at: Rect) => number,
): Point {
  let best = { x: EDGE, y: EDGE }
  let least = Number.POSITIVE_INFINITY
  for (const x of places(room.w, panel.w))
    for (const y of places(room.h, panel.h)) {
      const at = rect(x, y, panel.w, panel.h)
      const cost = lit.reduce((sum, one) => sum + coveredBy(at, one), 0) * COVERED + distance(at)
      if (cost < least) [best, least] = [{ x, y }, cost]
    }
  return best
}
