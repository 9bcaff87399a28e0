/** Rectangles: layouts are arithmetic on these. */

export interface Size {
  readonly w: number
  readonly h: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Rect extends Size, Point {}

export const rect = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h })

export const inset = (r: Rect, by: number): Rect => rect(r.x + by, r.y + by, r.w - 2 * by, r.h - 2 * by)

export const contains = (r: Rect, p: Point): boolean =>
  p.x >= r.x && p.x < r.x + r.w && p.y >= r.y && p.y < r.y + r.h

/** Half a pixel of tolerance: shared edges and rounding are no overlap. */
export const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5

export const within = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.w <= outer.x + outer.w + 0.5 &&
  inner.y + inner.h <= outer.y + outer.h + 0.5

export const centreOf = (r: Rect): Point => ({ x: r.x + r.w / 2, y: r.y + r.h / 2 })

export const aroundPoint = ({ x, y }: Point, { w, h }: Size): Rect => rect(x - w / 2, y - h / 2, w, h)

/** The rectangle around the same centre, at least `side` in both directions: what a finger can hit. */
export function atLeast(r: Rect, side: number): Rect {
  return aroundPoint(centreOf(r), { w: Math.max(r.w, side), h: Math.max(r.h, side) })
}

/** A box of the given proportions, as large as fits, centred. */
export function fitInside(box: Rect, { w, h }: Size): Rect {
  const scale = Math.min(box.w / w, box.h / h)
  return aroundPoint(centreOf(box), { w: w * scale, h: h * scale })
}

/**
 * A row of equal boxes from the left, squeezed over one another once they would leave the box; the
 * step is what a finger gets of each.
 */
export function rowOf(box: Rect, count: number, { w, h }: Size, gap: number): readonly Rect[] {
  const step = count < 2 ? 0 : Math.min(w + gap, (box.w - w) / (count - 1))
  return Array.from({ length: count }, (_, i) => rect(box.x + i * step, box.y + (box.h - h) / 2, w, h))
}

/** Equal boxes in rows of `columns` from the top of the box, every row in its middle. A gap below 0 overlaps them. */
export function gridOf(
  box: Rect,
  count: number,
  columns: number,
  { w, h }: Size,
  gap: number,
  rowGap = gap,
): readonly Rect[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    const left = box.x + (box.w - inRow * (w + gap) + gap) / 2
    return rect(left + (i % columns) * (w + gap), box.y + row * (h + rowGap), w, h)
  })
}

/** What each thing makes of its place; a thing without a place makes nothing. */
export const inPlaces = <T, R>(
  places: readonly Rect[],
  things: readonly T[],
  each: (thing: T, place: Rect, index: number) => readonly R[],
): R[] =>
  things.flatMap((thing, i) => {
    const place = places[i]
    return place ? each(thing, place, i) : []
  })

export const shapes = ['wide', 'square', 'tall'] as const
export type Shape = (typeof shapes)[number]

/** Which of the three arrangements suits an area. */
export function shapeOf({ w, h }: Size): Shape {
  if (w >= h * 1.2) return 'wide'
  return w >= h * 0.8 ? 'square' : 'tall'
}
