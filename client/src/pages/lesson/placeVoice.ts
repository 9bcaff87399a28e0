/** Where the guide's panel is placed: near what it is about, and never over it. */
import { centreOf, inset, type Point, type Rect, type Size } from '../../kit/layout/geometry'
import { coveredBy, placeOff } from '../../kit/layout/placeOff'

/** How far the ring around a lit thing reaches beyond it. */
const RING = 5
/** What a covered pixel of the board costs, against a pixel of distance: it is good to see even where nothing is lit. */
const BOARD = 0.05

/** The middle of everything lit; the top of the table if nothing is. */
function centreOfAll(room: Size, lit: readonly Rect[]): Point {
  if (lit.length === 0) return { x: room.w / 2, y: room.h / 3 }
  const centres = lit.map(centreOf)
  const mean = (of: (p: Point) => number) => centres.reduce((sum, p) => sum + of(p), 0) / centres.length
  return { x: mean(p => p.x), y: mean(p => p.y) }
}

/** On a narrow table the voice keeps to the top where it can; on a wide one it comes near what is lit. */
export function placeVoice(room: Size, voice: Size, lit: readonly Rect[], board: Rect | null = null): Point {
  const narrow = room.w < 700
  const aim = centreOfAll(room, lit)
  const ringed = lit.map(one => inset(one, -RING))
  return placeOff(room, voice, ringed, at => {
    const { x, y } = centreOf(at)
    const onBoard = board ? coveredBy(at, board) * BOARD : 0
    return onBoard + (narrow ? at.y : Math.hypot(x - aim.x, y - aim.y))
  })
}
