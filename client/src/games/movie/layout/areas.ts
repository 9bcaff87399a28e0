/** Where everything is on the table, for any size of screen. Arithmetic only. */
import type { Act, FigureKind } from '@heorot/shared/games/movie'
import { fitInside, type Rect, rect, type Shape, type Size, shapeOf } from '../../../kit/layout/geometry'
import { bySeat, clamp, column, type Seating } from '../../../kit/layout/seating'
import { type BoardUnits, boardUnits } from '../art/boardUnits'
import { noTray, onShelf, tray } from './tray'

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

/** A sheet that is narrower is harder to read than the plates it would leave in sight. */
const LEAST_ROOM = 400

/** Where a sheet leaves the plates in sight, so that everybody's points can be seen growing. */
export function besidePlates({ plates, compact }: MovieAreas, right: number) {
  const start = Math.min(...plates.map(({ x }) => x))
  const end = Math.max(...plates.map(({ x, w }) => x + w))
  const room = start > right - end ? { left: 0, right: start } : { left: end, right }
  return compact || room.right - room.left < LEAST_ROOM ? { left: 0, right } : room
}

/** What is the same however a table is arranged is added at the end. */
type Arranged = Omit<MovieAreas, 'arrangement' | 'units'> & Partial<MovieAreas>
type Arrange = (size: Size, table: MovieTableShape, units: BoardUnits) => Arranged

export function movieAreas(size: Size, table: MovieTableShape): MovieAreas {
  const shape = shapeOf(size)
  const arrangement = shape === 'wide' && size.h < LOW ? 'low' : shape
  const isSmall = arrangement === 'low' || (arrangement === 'tall' && size.w < 560)
  const units = boardUnits(table.act, isSmall)
  return { arrangement, units, ...arrange[arrangement](size, table, units) }
}

const arrange: Record<MovieArrangement, Arrange> = { wide, square, tall, low }

/** Below this height the board stands beside everything else. */
const LOW = 620
const TAG_WIDTH = 196
const BAR = 64

/** As large as fits, at the top of its box. */
function boardIn(box: Rect, units: BoardUnits): Rect {
  const fitted = fitInside(box, units)
  return rect(fitted.x, box.y, fitted.w, fitted.h)
}

/** Tag above, pool below. */
const sideColumn = (x: number, board: Rect, poolHeight: number) => ({
  tag: rect(x, board.y, TAG_WIDTH, board.h - poolHeight - 10),
  pool: rect(x, board.y + board.h - poolHeight, TAG_WIDTH, poolHeight),
})

/** Plates in a column at the left; the great board of Act III has the pool there too. */
function wide({ w, h }: Size, table: MovieTableShape, units: BoardUnits): Arranged {
  const isGreat = table.act === 3
  const left = clamp(w * 0.22, 200, 248)
  const railHeight = table.seat === null ? 0 : clamp(h * 0.151, 96, 128)
  const rail = rect(0, h - railHeight, w, railHeight)
  const top = 14
  const right = isGreat ? 0 : TAG_WIDTH + 16
  const room = rect(left + 36, top, w - left - right - 52, h - top - BAR - 30 - railHeight)
  const highest = boardIn(room, units)
  const board = rect(highest.x, room.y + (room.h - highest.h) / 2, highest.w, highest.h)
  const barWidth = Math.max(board.w, Math.min(room.w, 560))
  const plateHeight = clamp(h * 0.154, 120, 132)
  const step = plateHeight + 8
  const plateAt = (i: number) => rect(16, top + i * step, left, plateHeight)
  const own = rect(16, h - plateHeight - 12, left, plateHeight)
  const poolTop = top + (table.seat === null ? table.seats : table.seats - 1) * step
  const poolEnd = table.seat === null ? h - 12 : own.y - 8
  const poolHeight = Math.min(170, poolEnd - poolTop)
  return {
    board,
    plates: bySeat(table, plateAt, own),
    compact: false,
    bar: rect(board.x + (board.w - barWidth) / 2, board.y + board.h + 12, barWidth, BAR),
    ...(isGreat
      ? { tag: null, pool: rect(16, poolEnd - poolHeight, left, poolHeight) }
      : sideColumn(board.x + board.w + 16, board, 170)),
    ...onShelf(rail, { ...rail, x: room.x, w: w - room.x - 24 }, table),
  }
}

/** Plates in a row at the top, tag and pool beside the board. */
function square({ w, h }: Size, table: MovieTableShape, units: BoardUnits): Arranged {
  const isGreat = table.act === 3
  const railHeight = table.seat === null ? 0 : clamp(h * 0.145, 88, 124)
  const rail = rect(0, h - railHeight, w, railHeight)
  const strip = rect(10, 8, w - 20, 76)
  const top = strip.y + strip.h + 8
  const side = isGreat ? 120 : TAG_WIDTH
  const board = boardIn(rect(10, top, w - 32 - side, h - top - BAR - 20 - railHeight), units)
  const x = w - 10 - side
  return {
    board,
    plates: inStrip(strip, table),
    compact: true,
    bar: rect(10, h - railHeight - BAR - 10, w - 20, BAR),
    ...(isGreat
      ? { tag: null, pool: rect(x, board.y + board.h - 140, side, 140) }
      : sideColumn(x, board, 160)),
    ...onShelf(rail, { ...rail, x: 14, w: w - 28 }, table),
  }
}

function inStrip(strip: Rect, table: MovieTableShape): readonly Rect[] {
  const gap = 6
  const width = Math.min(260, column(strip, 0, table.seats, gap).w)
  const at = (place: number) => rect(strip.x + place * (width + gap), strip.y, width, strip.h)
  // The viewer's own plate comes first: it is the one looked at most.
  return bySeat(table, i => at(table.seat === null ? i : i + 1), at(0))
}

/** Everything below the board. */
function tall({ w, h }: Size, table: MovieTableShape, units: BoardUnits): Arranged {
  const margin = 6
  const strip = h < 640 ? 70 : table.seats > 2 && w < 560 ? 104 : 88
  const [leastRail, leastBar, usualBar] = [104, 116, 138]
  const below = table.watches ? LEAST_WATCHED : strip + leastRail + leastBar + 24
  const board = boardIn(rect(margin, margin, w - 2 * margin, h - margin - below), units)
  const top = board.y + board.h + 8
  if (table.watches) return watching(rect(margin, top, w - 2 * margin, h - top - margin), board, table)
  const shelfTop = top + strip + 6
  // What the board leaves goes to the hand first, then to the words.
  const railHeight = clamp(h - shelfTop - usualBar - 12, leastRail, 200)
  const barTop = shelfTop + railHeight + 6
  return {
    board,
    plates: inStrip(rect(margin, top, w - 2 * margin, strip), table),
    compact: true,
    bar: rect(margin, barTop, w - 2 * margin, Math.min(h - barTop - margin, 160)),
    tag: null,
    ...tray(rect(0, shelfTop, w, railHeight)),
  }
}

/** Everything beside the board. */
function low({ w, h }: Size, table: MovieTableShape, units: BoardUnits): Arranged {
  const board = boardIn(rect(6, 6, Math.min(w * 0.55, (h - 12) * (units.w / units.h)), h - 12), units)
  const x = board.x + board.w + 8
  const width = w - x - 6
  if (table.watches) return watching(rect(x, 6, width, h - 12), board, table)
  const strip = 70
  const railHeight = clamp(h * 0.33, 104, 150)
  const barTop = strip + railHeight + 18
  return {
    board,
    plates: inStrip(rect(x, 6, width, strip), table),
    compact: true,
    bar: rect(x, barTop, width, h - barTop - 6),
    tag: null,
    ...tray(rect(x, strip + 12, width, railHeight)),
  }
}

/** Room for a row of plates and a line of words. */
const LEAST_WATCHED = 188

/** A plate that says everything is so large. */
const WHOLE_PLATE = { w: 180, h: 112 }

const LEAST_ROW = 84

/** A small screen of a spectator, who holds nothing: the seats have the room, above a short bar and the pool. */
function watching(box: Rect, board: Rect, table: MovieTableShape): Arranged {
  const [gap, said, pool] = [8, clamp(box.h * 0.3, 60, 84), 76]
  const fitting = Math.floor((box.h - said) / LEAST_ROW)
  const columns = [1, 2, 3].find(count => Math.ceil(table.seats / count) <= fitting) ?? table.seats
  const rows = Math.ceil(table.seats / columns)
  const h = Math.min((box.h - said) / rows - gap, 190)
  const plateAt = (i: number) => {
    const isAlone = i === table.seats - 1 && i % columns === 0
    const row = rect(box.x, box.y + Math.floor(i / columns) * (h + gap), box.w, h)
    return isAlone ? row : column(row, i % columns, columns, gap)
  }
  const y = box.y + box.h - said
  return {
    arrangement: 'tall',
    board,
    plates: bySeat(table, i => plateAt(table.seat === null ? i : i + 1), plateAt(0)),
    compact: h < WHOLE_PLATE.h || plateAt(0).w < WHOLE_PLATE.w,
    bar: rect(box.x, y, box.w - pool - gap, said),
    pool: rect(box.x + box.w - pool, y, pool, said),
    tag: null,
    ...noTray,
  }
}

/** On a television: the gap, plates at the left, plates below the great board. */
const SCREEN = { gap: 7, plate: { w: 249, least: 112, most: 150 } }
/** The column at the right: the last move in words, and below it what the page shows. */
const SIDE = { w: 270, bar: 88, gap: 14 }

/** A television: plates at the left and the board as large as it can be, at the same place in every act. */
export function movieScreen({ w: whole, h }: Size, table: MovieTableShape): MovieAreas {
  const { gap, plate } = SCREEN
  const units = boardUnits(table.act, false)
  const w = whole - SIDE.w - SIDE.gap
  const plateHeight = clamp((h - (table.seats - 1) * gap) / table.seats, plate.least, plate.most)
  const plateAt = (i: number) => rect(0, i * (plateHeight + gap), plate.w, plateHeight)
  return {
    arrangement: 'wide',
    units,
    board: boardIn(rect(plate.w + gap, 0, w - plate.w - gap, h), units),
    plates: bySeat(table, plateAt, plateAt(0)),
    compact: false,
    bar: rect(whole - SIDE.w, 0, SIDE.w, SIDE.bar),
    pool: rect(0, h + gap, w, 0),
    tag: null,
    ...noTray,
  }
}
