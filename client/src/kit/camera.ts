/** Looking closer at the board: which part of it the window shows. Pure, for pinch, wheel and tests. */
import { centreOf, contains, type Point, type Rect, rect, within } from './geometry'

export interface Camera {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const wholeBoard: Camera = { scale: 1, x: 0, y: 0 }

const MAX_SCALE = 3

/** Keeps the board filling the window: no looking past its edges. */
export function clampCamera({ scale, x, y }: Camera, window: Rect): Camera {
  const s = Math.min(MAX_SCALE, Math.max(1, scale))
  const clamp = (value: number, start: number, length: number) =>
    Math.min(start * (1 - s), Math.max((start + length) * (1 - s), value)) + 0
  return { scale: s, x: clamp(x, window.x, window.w), y: clamp(y, window.y, window.h) }
}

export const pan = (camera: Camera, dx: number, dy: number, window: Rect): Camera =>
  clampCamera({ ...camera, x: camera.x + dx, y: camera.y + dy }, window)

/** Scales about a point of the screen, which stays where it is. */
export function zoomAt(camera: Camera, at: Point, factor: number, window: Rect): Camera {
  const scale = Math.min(MAX_SCALE, Math.max(1, camera.scale * factor))
  const ratio = scale / camera.scale
  return clampCamera(
    { scale, x: at.x - (at.x - camera.x) * ratio, y: at.y - (at.y - camera.y) * ratio },
    window,
  )
}

export const toScreen = (c: Camera, r: Rect): Rect =>
  rect(r.x * c.scale + c.x, r.y * c.scale + c.y, r.w * c.scale, r.h * c.scale)

/** A point of the screen in the board's own coordinates, or null outside the window. */
export const toBoard = (c: Camera, p: Point, window: Rect): Point | null =>
  contains(window, p) ? { x: (p.x - c.x) / c.scale, y: (p.y - c.y) / c.scale } : null

/** Whether the window shows all of these places. */
export const inSight = (c: Camera, places: readonly Rect[], window: Rect): boolean =>
  places.every(place => within(toScreen(c, place), window))

/** Closer to some places of the board: as many of them in sight as can be, first those in the middle. */
export function closeTo(places: readonly Rect[], scale: number, window: Rect): Camera {
  const middle = centreOf(window)
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))]
  const right = Math.max(...places.map(({ x, w }) => x + w))
  const bottom = Math.max(...places.map(({ y, h }) => y + h))
  const around = rect(left, top, right - left, bottom - top)
  const cameras = [around, ...places].map(centreOf).map(({ x, y }) => {
    return clampCamera({ scale, x: middle.x - x * scale, y: middle.y - y * scale }, window)
  })
  const seen = (camera: Camera) => places.filter(place => inSight(camera, [place], window)).length
  return cameras.reduce((best, camera) => (seen(camera) > seen(best) ? camera : best))
}
