/** Looking closer at the board: which part of it the window shows. Pure, for pinch, wheel and tests. */
import { centreOf, contains, type Point, type Rect, rect, within } from '../layout/geometry'
import { sizes } from '../../app/theme/tokens'
import type { BoardWindow } from '../GameTable'

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

const CLOSER = 1.3

/** Whether the spaces of a board are too small for a finger. */
export const isSmall = ({ cell }: BoardWindow): boolean => cell < sizes.target

/** Zoom and position of the board. */
export class BoardCamera {
  #camera: Camera = wholeBoard
  #board: BoardWindow | null = null

  get camera(): Camera {
    return this.#camera
  }

  /** Another board, or one of another size, is seen as a whole. */
  fit(board: BoardWindow | null): void {
    const key = (one: BoardWindow | null) => JSON.stringify([one?.window, one?.cell])
    if (key(board) !== key(this.#board)) this.reset()
    this.#board = board
  }

  reset(): void {
    this.#camera = wholeBoard
  }

  pan(dx: number, dy: number): void {
    if (this.#board) this.#camera = pan(this.#camera, dx, dy, this.#board.window)
  }

  zoom(at: Point, factor: number): void {
    const window = this.#board?.window
    if (window && contains(window, at)) this.#camera = zoomAt(this.#camera, at, factor, window)
  }

  toggle(): void {
    if (!this.#board || this.#camera.scale > 1) this.reset()
    else this.zoom(centreOf(this.#board.window), Math.max(CLOSER, sizes.target / this.#board.cell))
  }

  /** Small spaces come closer while one of them is being chosen, so that fingers can hit them. */
  leanIn(options: ReadonlySet<string>, holding: boolean): void {
    const board = this.#board
    if (!board || !isSmall(board)) return
    const spots = board.spots(options)
    const choosing = spots.length > 0
    const near = this.#camera.scale > 1 && inSight(this.#camera, spots, board.window)
    if (choosing && !near) this.#camera = closeTo(spots, (sizes.target * 1.04) / board.cell, board.window)
    if (!choosing && !holding) this.reset()
  }
}
