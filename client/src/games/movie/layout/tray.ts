/** The tray of small screens. Arithmetic only. */
import type { FigureKind } from '@heorot/shared/games/movie'
import { sizes } from '../../../app/theme/tokens'
import { inset, type Rect, rect } from '../../../kit/geometry'
import { clamp } from '../../../kit/seating'

const KINDS: readonly FigureKind[] = ['longship', 'castle', 'thane', 'beowulf']

export const eachFigure = (at: (index: number) => Rect) =>
  Object.fromEntries(KINDS.map((kind, i) => [kind, at(i)])) as Record<FigureKind, Rect>

/** From this height on, hand and figures lie in two rows. */
const TWO_ROWS = 140

/** Hand, pool and figures of a small screen: what fits under a thumb. */
export function tray(box: Rect) {
  const inner = inset(box, 8)
  return inner.h < TWO_ROWS ? flatTray(box, inner) : highTray(box, inner)
}

/** A spectator has none. */
export const noTray = (box: Rect) => ({
  rail: null,
  hand: null,
  figures: null,
  tile: 0,
  pool: rect(box.x + box.w - 60, box.y, 52, 0),
})

/** Hand and pool above, the figures in a row below. */
function highTray(rail: Rect, inner: Rect) {
  const figure = clamp(inner.h * 0.36, 50, 64)
  const pool = clamp(inner.w * 0.2, 64, 92)
  const room = inner.w - pool - 8
  const tile = clamp(Math.min(inner.h - figure - 8, (room - 16) / 3), 64, 108)
  const figureTop = inner.y + inner.h - figure
  const step = inner.w / KINDS.length
  return {
    rail,
    tile,
    pool: rect(inner.x + inner.w - pool, inner.y, pool, tile),
    hand: rect(inner.x, inner.y, room, tile),
    figures: eachFigure(i => rect(inner.x + i * step + (step - figure) / 2, figureTop, figure, figure)),
  }
}

/** Hand, pool and figures two by two, side by side. */
function flatTray(box: Rect, inner: Rect) {
  const figure = clamp(inner.h / 2 - 2, 46, 54)
  const figuresLeft = inner.x + inner.w - 2 * figure - 6
  const pool = 56
  const poolBox = rect(figuresLeft - pool - 10, inner.y + (inner.h - pool - 18) / 2, pool, pool + 18)
  const room = poolBox.x - inner.x - 10
  // Three tiles side by side, each showing at least what a finger needs.
  const tile = clamp(Math.min(inner.h - 12, room - 2 * sizes.target - 4), 64, 92)
  return {
    rail: box,
    tile,
    pool: poolBox,
    hand: rect(inner.x, inner.y + (inner.h - tile) / 2 + 4, room, tile),
    figures: eachFigure(i =>
      rect(
        figuresLeft + (i % 2) * (figure + 6),
        inner.y + Math.floor(i / 2) * (inner.h / 2),
        figure,
        inner.h / 2,
      ),
    ),
  }
}
