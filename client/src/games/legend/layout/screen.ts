import { rect, type Size } from '../../../kit/layout/geometry'
import type { LegendAreas, LegendTableShape } from './areas'
import { topPath } from './path'
import { noHand, noPiles, seatRow } from './wide'

const GAP = 8
const PATH = 70
/** Beside the stage and the seats, win chances and the code to scan have this part of the width. */
const SIDE = 0.276
/** Heights of a plate, of what lies before it, and of an open hand. */
const SEATS = { hidden: { plate: 82, bay: 90, hand: 0 }, open: { plate: 62, bay: 64, hand: 96 } }

/** Rows grow to the most where there are few seats; the stage has the rest. */
const ROWS = { stage: 100, most: 80, gap: 6, plate: 226 }

export interface ScreenLook {
  readonly hasHands: boolean
  /** Every seat has a row of its own, in which its bid is added up. */
  readonly inRows: boolean
}

/** Seats side by side, with what they bid below. */
function seatColumns({ w, h }: Size, table: LegendTableShape, hasHands: boolean) {
  const { plate, bay, hand } = hasHands ? SEATS.open : SEATS.hidden
  const top = h - plate - bay - hand - 5
  const { plates, bays } = seatRow(rect(0, top, w, 0), { ...table, seat: null }, { plate, bay })
  return { top, plates, bays }
}

/** Seats below one another in table order, with what they bid beside. */
function seatRows({ w, h }: Size, { seats }: LegendTableShape) {
  const { stage, most, gap, plate } = ROWS
  const room = h - PATH - 2 * GAP - stage
  const height = Math.min(most, (room - (seats - 1) * gap) / seats)
  const top = h - seats * (height + gap) + gap
  const rows = Array.from({ length: seats }, (_, seat) => rect(0, top + seat * (height + gap), w, height))
  return {
    top,
    plates: rows.map(row => ({ ...row, w: plate })),
    bays: rows.map(row => ({ ...row, x: plate + gap, w: w - plate - gap })),
  }
}

/** A television: the path above everything, then the stage, and the seats with what they bid below it. */
export function legendScreen({ w, h }: Size, table: LegendTableShape, look: ScreenLook): LegendAreas {
  const room = rect(0, 0, w * (1 - SIDE), h)
  const { top, plates, bays } = look.inRows ? seatRows(room, table) : seatColumns(room, table, look.hasHands)
  return {
    arrangement: 'wide',
    path: topPath(rect(0, 0, w, PATH), table.step, 275),
    plates,
    bays,
    inRows: look.inRows,
    stage: rect(0, PATH + GAP, room.w, top - PATH - 2 * GAP),
    bar: rect(0, h + GAP, room.w, 0),
    ...noPiles,
    ...noHand,
  }
}
