import { type Camera, clampCamera, closeTo, inSight, pan, wholeBoard, zoomAt } from '../../kit/camera'
import { centreOf, contains, type Point, type Rect } from '../../kit/geometry'
import { sizes } from '../../theme/tokens'
import type { Areas } from './layout/areas'

const CLOSER = 1.3

/** How closely somebody looks at the board. */
export class Looking {
  #camera: Camera = wholeBoard

  get camera(): Camera {
    return this.#camera
  }

  back(): void {
    this.#camera = wholeBoard
  }

  pan({ board }: Areas, dx: number, dy: number): void {
    this.#camera = pan(this.#camera, dx, dy, board)
  }

  zoom({ board }: Areas, at: Point, factor: number): void {
    if (contains(board, at)) this.#camera = zoomAt(this.#camera, at, factor, board)
  }

  toggle(areas: Areas): void {
    if (this.#camera.scale > 1) this.back()
    else this.#nearTo(areas, Math.max(CLOSER, sizes.target / cellSize(areas)))
  }

  /**
   * Small spaces come closer while one of `choices` is being chosen, so that fingers can hit them; but
   * none of them may be out of sight.
   */
  leanIn(areas: Areas, choices: readonly Rect[], holding: boolean): void {
    const cell = cellSize(areas)
    if (cell >= sizes.target) return
    const choosing = choices.length > 0
    const near = this.#camera.scale > 1 && inSight(this.#camera, choices, areas.board)
    if (choosing && !near) this.#camera = closeTo(choices, (sizes.target * 1.04) / cell, areas.board)
    if (!choosing && !holding) this.back()
  }

  #nearTo({ board }: Areas, scale: number): void {
    this.#camera = clampCamera(zoomAt(wholeBoard, centreOf(board), scale, board), board)
  }
}

/** Pixels of a space when the whole board is in sight. */
export const cellSize = ({ board, units }: Areas): number => (units.board.cell * board.w) / units.w
