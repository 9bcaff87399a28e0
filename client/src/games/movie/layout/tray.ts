/** What a player holds: tiles and figures, on a shelf or in the tray of a small screen. Arithmetic only. */
import { FIGURE_KINDS, type FigureKind } from '@heorot/shared/games/movie'
import { sizes } from '../../../app/theme/tokens'
import { gridOf, inset, type Rect, rect } from '../../../kit/layout/geometry'
import { clamp, type Seating } from '../../../kit/layout/seating'

/** The weakest first. */
export const KINDS: readonly FigureKind[] = FIGURE_KINDS.toReversed()

const eachFigure = (places: readonly Rect[]) =>
  Object.fromEntries(KINDS.map((kind, i) => [kind, places[i]])) as Record<FigureKind, Rect>

/** A spectator has none. */
export const noTray = { rail: null, hand: null, figures: null, tile: 0 } as const

/** Hand at the left, figures at the right of the shelf. */
export function onShelf(rail: Rect, box: Rect, { seat }: Seating) {
  if (seat === null) return noTray
  const tile = clamp(rail.h - 20, 64, 108)
  const figure = clamp(tile * 0.82, 52, 88)
  const gap = clamp((box.w - 3.4 * tile - 4 * figure) / 5, 6, 34)
  const width = 4 * figure + 3 * gap
  const row = rect(box.x + box.w - width, box.y + (box.h - figure * 1.04) / 2, width, figure)
  return {
    rail,
    tile,
    hand: rect(box.x, box.y + (box.h - tile) / 2, box.w - width - 24, tile),
    figures: eachFigure(gridOf(row, KINDS.length, KINDS.length, { w: figure, h: figure * 1.04 }, gap)),
  }
}

/** From this height on, hand and figures lie in two rows. */
const TWO_ROWS = 140

/** Hand, pool and figures of a small screen: what fits under a thumb. */
export function tray(box: Rect) {
  const inner = inset(box, 8)
  return { rail: box, ...(inner.h < TWO_ROWS ? flatTray(inner) : highTray(inner)) }
}

/** Hand and pool above, the figures in a row below. */
function highTray(inner: Rect) {
  const figure = clamp(inner.h * 0.36, 50, 64)
  const pool = clamp(inner.w * 0.2, 64, 92)
  const room = inner.w - pool - 8
  const tile = clamp(Math.min(inner.h - figure - 8, (room - 16) / 3), 64, 108)
  const row = rect(inner.x, inner.y + inner.h - figure, inner.w, figure)
  const gap = inner.w / KINDS.length - figure
  return {
    tile,
    pool: rect(inner.x + inner.w - pool, inner.y, pool, tile),
    hand: rect(inner.x, inner.y, room, tile),
    figures: eachFigure(gridOf(row, KINDS.length, KINDS.length, { w: figure, h: figure }, gap)),
  }
}

/** Hand, pool and figures two by two, side by side. */
function flatTray(inner: Rect) {
  const figure = clamp(inner.h / 2 - 2, 46, 54)
  const figuresLeft = inner.x + inner.w - 2 * figure - 6
  const pool = 56
  const poolBox = rect(figuresLeft - pool - 10, inner.y + (inner.h - pool - 18) / 2, pool, pool + 18)
  const room = poolBox.x - inner.x - 10
  // Three tiles side by side, each showing at least what a finger needs.
  const tile = clamp(Math.min(inner.h - 12, room - 2 * sizes.target - 4), 64, 92)
  const two = rect(figuresLeft, inner.y, 2 * figure + 6, inner.h)
  return {
    tile,
    pool: poolBox,
    hand: rect(inner.x, inner.y + (inner.h - tile) / 2 + 4, room, tile),
    figures: eachFigure(gridOf(two, KINDS.length, 2, { w: figure, h: inner.h / 2 }, 6, 0)),
  }
}
