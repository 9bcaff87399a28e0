/** Where everything is on the table, for any size of screen. Arithmetic only. */
import type { Act, FigureKind } from '@heorot/shared/games/movie'
import { fitInside, inset, type Rect, rect, type Shape, type Size, shapeOf } from '../../../kit/geometry'
import { bySeat, clamp, type Seating } from '../../../kit/seating'
import { type BoardUnits, boardUnits } from '../art/boardUnits'
import { eachFigure, noTray, tray } from './tray'

export interface MovieTableShape extends Seating {
  readonly act: Act
}

export type MovieArrangement = Shape | 'low'

export interface MovieAreas {
  readonly arrangement: MovieArrangement
  readonly units: BoardUnits
  /** The board; also the window that zooming looks through. */
  readonly board: Rect
  /** Seat plates, by seat. */
  readonly plates: readonly Rect[]
  /** Plates show the least there is room for; a tap opens the rest. */
  readonly compact: boolean
  readonly bar: Rect
  readonly pool: Rect
  /** Where the working of a score is written; null where the action bar carries it. */
  readonly tag: Rect | null
  /** The shelf along the bottom; null for a spectator. */
  readonly rail: Rect | null
  readonly hand: Rect | null
  readonly tile: number
  readonly figures: Readonly<Record<FigureKind, Rect>> | null
}

export function movieAreas(size: Size, table: MovieTableShape): MovieAreas {
  const arrangement = arrangementOf(size)
  return arrange[arrangement](size, table)
}

const arrangementOf = (size: Size): MovieArrangement => {
  const shape = shapeOf(size)
  return shape === 'wide' && size.h < 560 ? 'low' : shape
}

const arrange: Record<MovieArrangement, (size: Size, table: MovieTableShape) => MovieAreas> = {
  wide,
  square,
  tall,
  low,
}

/** As large as fits, at the top of its box. */
function boardIn(box: Rect, units: BoardUnits): Rect {
  const fitted = fitInside(box, units)
  return rect(fitted.x, box.y, fitted.w, fitted.h)
}

/** A box in the corner that the outline of Act III leaves free, three cells wide and high. */
function freeCorner(board: Rect, units: BoardUnits, corner: 'topLeft' | 'bottomRight'): Rect {
  const scale = board.w / units.w
  const { cell, gap, pad, frame } = units.board
  const edge = (pad + frame) * scale
  const side = (3 * cell + 2 * gap) * scale
  return corner === 'topLeft'
    ? rect(board.x + edge, board.y + edge, side, side)
    : rect(board.x + board.w - edge - side, board.y + board.h - edge - side, side, side)
}

function figureRow(box: Rect, width: number, step: number): Record<FigureKind, Rect> {
  const height = width * 1.04
  const at = (i: number) => rect(box.x + i * step, box.y + (box.h - height) / 2, width, height)
  return eachFigure(at)
}

const TAG = { w: 196, h: 236 }

function wide(size: Size, table: MovieTableShape): MovieAreas {
  const { w, h } = size
  const great = table.act === 3
  const units = boardUnits(table.act, false)
  const left = clamp(w * 0.22, 200, 248)
  const railHeight = table.seat === null ? 0 : clamp(h * 0.151, 96, 128)
  const barHeight = 64
  const top = 14
  const below = barHeight + 12 + 18 + railHeight
  const right = great ? 0 : TAG.w + 16
  const room = rect(16 + left + 20, top, w - left - right - 16 - 20 - 16, h - top - below)
  const highest = boardIn(room, units)
  const board = rect(highest.x, room.y + (room.h - highest.h) / 2, highest.w, highest.h)
  const barWidth = Math.max(board.w, Math.min(room.w, 560))
  const bar = rect(board.x + (board.w - barWidth) / 2, board.y + board.h + 12, barWidth, barHeight)
  const plateHeight = clamp(h * 0.146, 108, 124)
  const own = rect(16, h - plateHeight - 12, left, plateHeight)
  const plates = bySeat(table, i => rect(16, top + i * (plateHeight + 12), left, plateHeight), own)
  const side = rect(board.x + board.w + 16, board.y, TAG.w, board.h)
  const poolSide = great
    ? inset(freeCorner(board, units, 'bottomRight'), 10)
    : rect(side.x, board.y + board.h - 180, TAG.w, 170)
  return {
    arrangement: 'wide',
    units,
    board,
    plates,
    compact: false,
    bar,
    pool: poolSide,
    tag: great ? cornerTag(board, units) : rect(side.x, side.y, TAG.w, Math.max(TAG.h, board.h - 200)),
    ...shelf(
      rect(0, h - railHeight, w, railHeight),
      rect(room.x, h - railHeight, w - room.x - 24, railHeight),
      table,
    ),
  }
}

function cornerTag(board: Rect, units: BoardUnits): Rect | null {
  const corner = freeCorner(board, units, 'topLeft')
  return corner.w >= TAG.w ? rect(corner.x, corner.y, TAG.w, corner.h) : null
}

/** Hand at the left, figures at the right of the shelf. */
function shelf(rail: Rect, box: Rect, table: MovieTableShape) {
  if (table.seat === null) return { rail: null, hand: null, figures: null, tile: 0 }
  const tile = clamp(rail.h - 20, 64, 108)
  const figure = clamp(tile * 0.82, 52, 88)
  const step = figure + clamp((box.w - 3.4 * tile - 4 * figure) / 5, 6, 34)
  const row = 3 * step + figure
  return {
    rail,
    tile,
    hand: rect(box.x, box.y + (box.h - tile) / 2, box.w - row - 24, tile),
    figures: figureRow(rect(box.x + box.w - row, box.y, row, box.h), figure, step),
  }
}

function square(size: Size, table: MovieTableShape): MovieAreas {
  const { w, h } = size
  const great = table.act === 3
  const units = boardUnits(table.act, false)
  const railHeight = table.seat === null ? 0 : clamp(h * 0.145, 88, 124)
  const strip = rect(10, 8, w - 20, 66)
  const barHeight = 64
  const top = strip.y + strip.h + 10
  const side = great ? 0 : TAG.w + 12
  const room = rect(10, top, w - 20 - side, h - top - barHeight - 20 - railHeight)
  const board = boardIn(room, units)
  const aside = rect(w - 10 - TAG.w, top, TAG.w, board.h)
  return {
    arrangement: 'square',
    units,
    board: great ? board : rect(room.x + (room.w - board.w) / 2, board.y, board.w, board.h),
    plates: inStrip(strip, table),
    compact: true,
    bar: rect(10, h - railHeight - barHeight - 10, w - 20, barHeight),
    pool: great
      ? inset(freeCorner(board, units, 'bottomRight'), 6)
      : rect(aside.x, aside.y + aside.h - 160, TAG.w, 150),
    tag: great ? cornerTag(board, units) : rect(aside.x, aside.y, TAG.w, Math.max(TAG.h, aside.h - 172)),
    ...shelf(rect(0, h - railHeight, w, railHeight), rect(14, h - railHeight, w - 28, railHeight), table),
  }
}

function inStrip(strip: Rect, table: MovieTableShape): readonly Rect[] {
  const gap = 6
  const width = Math.min(260, (strip.w - gap * (table.seats - 1)) / table.seats)
  const at = (place: number) => rect(strip.x + place * (width + gap), strip.y, width, strip.h)
  // The viewer's own plate comes first: it is the one looked at most.
  return bySeat(table, i => at(table.seat === null ? i : i + 1), at(0))
}

function tall(size: Size, table: MovieTableShape): MovieAreas {
  const { w, h } = size
  const units = boardUnits(table.act, w < 560)
  const margin = 6
  // Whoever holds nothing has room for names.
  const strip = h >= 700 || table.seat === null ? 88 : 58
  const leastBar = 128
  const usualBar = 138
  const leastRail = table.seat === null ? 0 : 104
  const room = rect(margin, margin, w - 2 * margin, h - margin - strip - leastRail - leastBar - 24)
  const board = boardIn(room, units)
  const plates = inStrip(rect(margin, board.y + board.h + 8, w - 2 * margin, strip), table)
  const shelfTop = board.y + board.h + strip + 14
  // What the board leaves goes to the hand first, then to the words.
  const railHeight = leastRail && clamp(h - shelfTop - usualBar - 12, leastRail, 200)
  const barTop = shelfTop + railHeight + 6
  if (table.seat === null)
    return watching(rect(margin, barTop, w - 2 * margin, h - barTop - margin), { units, board, plates })
  return {
    arrangement: 'tall',
    units,
    board,
    plates,
    compact: true,
    bar: rect(margin, barTop, w - 2 * margin, Math.min(h - barTop - margin, 160)),
    tag: null,
    ...tray(rect(0, shelfTop, w, railHeight)),
  }
}

/** A spectator's phone: the pool beside a short bar, nothing to hold; below it the working of scores. */
function watching(
  box: Rect,
  { units, board, plates }: Pick<MovieAreas, 'units' | 'board' | 'plates'>,
): MovieAreas {
  const pool = 76
  const barHeight = Math.min(84, box.h)
  const below = box.h - barHeight - 10
  return {
    arrangement: 'tall',
    units,
    board,
    plates,
    compact: true,
    bar: rect(box.x, box.y, box.w - pool - 10, barHeight),
    pool: rect(box.x + box.w - pool, box.y, pool, barHeight),
    tag: below < 150 ? null : rect(box.x, box.y + barHeight + 10, box.w, below),
    rail: null,
    hand: null,
    figures: null,
    tile: 0,
  }
}

function low(size: Size, table: MovieTableShape): MovieAreas {
  const { w, h } = size
  const units = boardUnits(table.act, true)
  const board = boardIn(rect(6, 6, Math.min(w * 0.55, (h - 12) * (units.w / units.h)), h - 12), units)
  const x = board.x + board.w + 8
  const width = w - x - 6
  if (table.seat === null) return watchingAside(rect(x, 6, width, h - 12), { units, board }, table)
  const railHeight = clamp(h * 0.36, 104, 150)
  const barTop = 6 + 58 + 6 + railHeight + 6
  return {
    arrangement: 'low',
    units,
    board,
    plates: inStrip(rect(x, 6, width, 58), table),
    compact: true,
    bar: rect(x, barTop, width, h - barTop - 6),
    tag: null,
    ...tray(rect(x, 70, width, railHeight)),
  }
}

const SAID = 62
/** A plate that says everything is so high. */
const WHOLE_PLATE = 96

/** A spectator with the board at the left: the seats have the room beside it, as large as they may, above a short bar. */
function watchingAside(
  box: Rect,
  { units, board }: Pick<MovieAreas, 'units' | 'board'>,
  table: MovieTableShape,
): MovieAreas {
  const gap = 8
  const room = box.h - SAID - gap
  const whole = room / table.seats >= WHOLE_PLATE + gap
  const columns = whole ? 1 : 2
  const each = room / Math.ceil(table.seats / columns) - gap
  const plate = { w: (box.w - gap * (columns - 1)) / columns, h: Math.min(each, whole ? 124 : 88) }
  const plateAt = (i: number) =>
    rect(
      box.x + (i % columns) * (plate.w + gap),
      box.y + Math.floor(i / columns) * (plate.h + gap),
      plate.w,
      plate.h,
    )
  return {
    arrangement: 'low',
    units,
    board,
    plates: bySeat(table, plateAt, plateAt(0)),
    compact: !whole,
    bar: rect(box.x, box.y + box.h - SAID, box.w, SAID),
    tag: null,
    ...noTray(rect(box.x, box.y + box.h - SAID - gap, box.w, 0)),
  }
}
