/** Where the voice stands: near what it speaks of, and never over it. */
import { centreOf, type Point, type Rect, rect, type Size } from '../../kit/geometry'

const EDGE = 8
const STRIDE = 12
/** What a covered pixel costs, against a pixel of distance. */
const COVERED = 100

const shared = (from: number, to: number, a: number, b: number) =>
  Math.max(0, Math.min(to, b) - Math.max(from, a))

const coveredBy = (voice: Rect, lit: Rect): number =>
  shared(voice.x, voice.x + voice.w, lit.x, lit.x + lit.w) *
  shared(voice.y, voice.y + voice.h, lit.y, lit.y + lit.h)

function places(room: number, voice: number): readonly number[] {
  const last = Math.max(EDGE, room - voice - EDGE)
  const count = Math.ceil((last - EDGE) / STRIDE)
  return [...Array.from({ length: count }, (_, i) => EDGE + i * STRIDE), last]
}

/** The middle of everything lit; the top of the table if nothing is. */
function centreOfAll(room: Size, lit: readonly Rect[]): Point {
  if (lit.length === 0) return { x: room.w / 2, y: room.h / 3 }
  const centres = lit.map(centreOf)
  const mean = (of: (p: Point) => number) => centres.reduce((sum, p) => sum + of(p), 0) / centres.length
  return { x: mean(p => p.x), y: mean(p => p.y) }
}

/** On a narrow table the voice keeps to the top where it can; on a wide one it comes near what is lit. */
export function placeVoice(room: Size, voice: Size, lit: readonly Rect[]): Point {
  const narrow = room.w < 700
  const aim = centreOfAll(room, lit)
  const cost = (x: number, y: number) => {
    const at = rect(x, y, voice.w, voice.h)
    const covered = lit.reduce((sum, one) => sum + coveredBy(at, one), 0)
    const { x: cx, y: cy } = centreOf(at)
    return covered * COVERED + (narrow ? y : Math.hypot(cx - aim.x, cy - aim.y))
  }
  let best = { x: EDGE, y: EDGE }
  let least = Number.POSITIVE_INFINITY
  for (const x of places(room.w, voice.w))
    for (const y of places(room.h, voice.h)) {
      const found = cost(x, y)
      if (found < least) [best, least] = [{ x, y }, found]
    }
  return best
}
