/** The saga path: thirty-six stations along a tapestry, or as many of them as a strip has room for. */
import { TRACK } from '@heorot/shared/games/legend'
import { type Point, type Rect, rect } from '../../../kit/layout/geometry'
import { clamp } from '../../../kit/layout/seating'
import { stationShape } from '../stations'

/** The middle of a station, and what is around it. */
export interface StationSpot extends Point {
  readonly step: number
  /** The side of its square. */
  readonly size: number
  /** Where a name is written; null for those without. */
  readonly label: Rect | null
  /** What opens its details: the whole slice of the tapestry. */
  readonly hit: Rect
}

export interface PathLayout {
  readonly box: Rect
  /** The tapestry's edge, clockwise, from the box's corner. */
  readonly outline: readonly (readonly [number, number])[]
  readonly spots: readonly StationSpot[]
  /** Beowulf, standing on the lower edge of this. */
  readonly figure: Rect
  readonly strip: boolean
}

/** The edge of a straight tapestry. */
export const edgeOf = (left: number, right: number, height: number): PathLayout['outline'] => [
  [left, 0],
  [right, 0],
  [right, height],
  [left, height],
]

const NAMED_AHEAD = 3
/** Larger names, to be read from afar. */
const NAMED_ON_BIG_SCREEN = 2
const isNamed = (step: number, now: number, ahead = NAMED_AHEAD) => step >= now && step <= now + ahead

/** The next major episode after this step, or null. */
export function nextContest(now: number): number | null {
  const found = TRACK.findIndex((episode, i) => i >= now && stationShape(episode) === 'contest')
  return found < 0 ? null : found + 1
}

/** Cuts a length into slices by weight; the starts and widths. */
function slices(weights: readonly number[], from: number, length: number) {
  const scale = length / weights.reduce((sum, n) => sum + n, 0)
  let at = from
  return weights.map(weight => {
    const start = at
    at += weight * scale
    return { start, width: weight * scale }
  })
}

const TOP = 20

/** All along the top of a big screen; a station with a name is so wide. */
export function topPath(box: Rect, now: number, namedWidth: number): PathLayout {
  const named = (step: number) => isNamed(step, now, NAMED_ON_BIG_SCREEN)
  const weights = TRACK.map((_, i) => (named(i + 1) ? namedWidth : 24))
  const spots = slices(weights, box.x + 12, box.w - 24).map(({ start, width }, i) =>
    topSpot(i + 1, rect(start, box.y, width, box.h), now, named(i + 1)),
  )
  const outline = edgeOf(0, box.w, box.h)
  return { box, outline, spots, figure: figureBeside(spots[now - 1]), strip: false }
}

/** How high the tapestry is at the top, how wide at the side, how long a station with a name is. */
type Band = 'top' | 'side' | 'named'

/** Along the top, then down the right side. */
export function cornerPath(box: Rect, band: Readonly<Record<Band, number>>, now: number): PathLayout {
  const weight = (step: number) => (isNamed(step, now) ? band.named : 36)
  const steps = TRACK.map((_, i) => i + 1)
  const innerRight = box.w - band.side
  const top = slices(steps.slice(0, TOP).map(weight), box.x + 12, box.w - 12 - band.side)
  const side = slices(steps.slice(TOP).map(weight), box.y + band.top - 4, box.h - band.top - 6)
  const spots = steps.map(step => {
    const across = top[step - 1]
    if (across) return topSpot(step, rect(across.start, box.y, across.width, band.top), now)
    const down = side[step - 1 - TOP] ?? { start: 0, width: 0 }
    return sideSpot(step, rect(box.x + innerRight, down.start, band.side, down.width), now)
  })
  const outline: PathLayout['outline'] = [
    [0, 0],
    [box.w, 0],
    [box.w, box.h],
    [innerRight, box.h],
    [innerRight, band.top],
    [0, band.top],
  ]
  return { box, outline, spots, figure: figureBeside(spots[now - 1]), strip: false }
}

function topSpot(step: number, hit: Rect, now: number, named = isNamed(step, now)): StationSpot {
  const high = clamp(hit.h * 0.42, 30, 39)
  const size = named ? high + (step === now ? 5 : 0) : Math.min(40, hit.w + 8)
  const zigzag = step % 2 ? 7 : -7
  const shift = step === now ? 16 : 0
  return {
    step,
    x: hit.x + hit.w / 2 + shift,
    y: named ? hit.y + 12 + high / 2 : hit.y + hit.h / 2 + zigzag,
    size,
    label: named ? rect(hit.x + 1, hit.y + 14 + high, hit.w - 2, hit.h - high - 21) : null,
    hit,
  }
}

function sideSpot(step: number, hit: Rect, now: number): StationSpot {
  const named = isNamed(step, now)
  const size = Math.min(step === now ? 46 : 40, hit.h + 6)
  const zigzag = step % 2 ? 9 : -9
  const shift = step === now ? 13 : 0
  return {
    step,
    x: hit.x + hit.w / 2 + (named ? shift : zigzag),
    y: named ? hit.y + size / 2 : hit.y + hit.h / 2,
    size,
    label: named ? rect(hit.x + 13, hit.y + size - 1, hit.w - 26, hit.h - size) : null,
    hit,
  }
}

function figureBeside(spot: StationSpot | undefined): Rect {
  if (!spot) return rect(0, 0, 0, 0)
  const [w, h] = [spot.size * 0.8, spot.size * 1.14]
  return rect(spot.x - spot.size / 2 - w * 0.74, spot.y + spot.size / 2 - h + 3, w, h)
}

const STRIP = { plain: 44, now: 90, before: 54 }

/** The next three share what a phone has left; on a low and wide screen their names fit one line. */
const namedWidth = (w: number) => clamp((w - STRIP.before - STRIP.now) / 3, 66, 150)

const stripWidth = (w: number, step: number, now: number) =>
  step === now ? STRIP.now : isNamed(step, now) ? namedWidth(w) : STRIP.plain

/** As far as a strip can be pulled to either side. */
export function scrollRange(w: number, now: number): { readonly least: number; readonly most: number } {
  const before = (now - 1) * STRIP.plain
  const after = TRACK.reduce((sum, _, i) => (i + 1 >= now ? sum + stripWidth(w, i + 1, now) : sum), 0)
  return { least: Math.min(0, w - STRIP.before - after - 8), most: Math.max(0, before - STRIP.before + 8) }
}

/** A strip that follows Beowulf and can be pulled; the next contest stays in sight at its right end. */
export function stripPath(box: Rect, now: number, scroll: number): PathLayout {
  const { least, most } = scrollRange(box.w, now)
  let at = box.x + STRIP.before - (now - 1) * STRIP.plain + clamp(scroll, least, most)
  const all = TRACK.map((_, i) => {
    const width = stripWidth(box.w, i + 1, now)
    const spot = stripSpot(i + 1, rect(at, box.y, width, box.h), now)
    at += width
    return spot
  })
  const pinned = pinContest(box, all, now)
  const edge = pinned ? pinned.hit.x : box.x + box.w
  const inSight = all.filter(({ hit }) => hit.x >= box.x - 1 && hit.x + hit.w <= edge + 1)
  const present = inSight.find(({ step }) => step === now)
  return {
    box,
    outline: edgeOf(-8, box.w + 8, box.h),
    spots: pinned ? [...inSight, pinned] : inSight,
    figure: present ? figureBeside(present) : rect(-60, box.y, 34, 48),
    strip: true,
  }
}

function stripSpot(step: number, hit: Rect, now: number): StationSpot {
  const named = isNamed(step, now)
  const size = step === now ? 42 : named ? 32 : 36
  return {
    step,
    x: hit.x + hit.w / 2 + (step === now ? 16 : 0),
    y: named ? hit.y + (step === now ? 32 : 22) : hit.y + hit.h / 2 - 4 + (step % 2 ? 4 : -4),
    size,
    label: named && step !== now ? rect(hit.x, hit.y + size + 7, hit.w, hit.h - size - 12) : null,
    hit,
  }
}

/** The next contest where the strip ends before it. */
function pinContest(box: Rect, all: readonly StationSpot[], now: number): StationSpot | null {
  const spot = all[(nextContest(now) ?? 0) - 1]
  if (!spot || spot.hit.x + spot.hit.w <= box.x + box.w) return null
  const hit = rect(box.x + box.w - 52, box.y, 52, box.h)
  return { ...spot, x: hit.x + 26, y: box.y + box.h / 2 - 4, size: 40, label: null, hit }
}

/** The thread from station to station, in the box's own coordinates. */
export const threadOf = ({ spots, box, strip }: PathLayout): readonly Point[] => {
  const points = spots.map(({ x, y }) => ({ x: x - box.x, y: y - box.y }))
  const first = points[0]
  if (!first) return []
  const start = { x: strip ? -8 : Math.max(6, first.x - 26), y: first.y }
  const last = points.at(-1) ?? first
  return strip ? [start, ...points, { x: box.w + 8, y: last.y }] : [start, ...points]
}
