import { sizes } from '../app/theme/tokens'
import { type Camera, closeTo, inSight, pan, wholeBoard, zoomAt } from './camera'
import type { BoardWindow } from './GameTable'
import { centreOf, contains, type Point } from './geometry'

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
