import { rect, type Size } from '../../../kit/geometry'
import { bySeat, clamp } from '../../../kit/seating'
import { boardUnits } from '../art/boardUnits'
import { boardIn, inStrip, type MovieAreas, type MovieTableShape } from './areas'
import { noTray } from './tray'

const GAP = 7
const PLATE = { w: 249, least: 112, most: 150 }
const STRIP = 84
/** The column at the right: the last move in words, and below it what the page shows. */
const SIDE = { w: 270, bar: 88, gap: 14 }

/** A television: plates at the left and the board as high as the screen; the great board of Act III above its plates. */
export function movieScreen({ w: whole, h }: Size, table: MovieTableShape): MovieAreas {
  const units = boardUnits(table.act, false)
  const w = whole - SIDE.w - SIDE.gap
  const bar = rect(whole - SIDE.w, 0, SIDE.w, SIDE.bar)
  const rest = {
    arrangement: 'wide',
    units,
    bar,
    pool: rect(0, h + GAP, w, 0),
    tag: null,
    ...noTray,
  } as const
  if (table.act === 3) {
    const board = boardIn(rect(0, 0, w, h - STRIP - GAP), units)
    return { ...rest, board, plates: inStrip(rect(0, h - STRIP, w, STRIP), table), compact: true }
  }
  const plateHeight = clamp((h - (table.seats - 1) * GAP) / table.seats, PLATE.least, PLATE.most)
  const plateAt = (i: number) => rect(0, i * (plateHeight + GAP), PLATE.w, plateHeight)
  const board = boardIn(rect(PLATE.w + 2 * GAP, 0, w - PLATE.w - 2 * GAP, h), units)
  return { ...rest, board, plates: bySeat(table, plateAt, plateAt(0)), compact: false }
}
