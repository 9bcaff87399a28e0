import { rect, type Size } from '../../../kit/geometry'
import type { LegendAreas, LegendTableShape } from './areas'
import { topPath } from './path'
import { seatRow } from './wide'

const GAP = 8
const PATH = 70
/** Beside the stage and the seats, win chances and the code to scan have this part of the width. */
const SIDE = 0.276
/** Heights of a plate, of what lies before it, and of an open hand. */
const SEATS = { hidden: { plate: 68, bay: 104, hand: 0 }, open: { plate: 62, bay: 64, hand: 96 } }

/** A television: the path above everything, then the stage, and the seats with what they bid below it. */
export function legendScreen({ w, h }: Size, table: LegendTableShape, hasHands: boolean): LegendAreas {
  const { plate, bay, hand } = hasHands ? SEATS.open : SEATS.hidden
  const room = rect(0, 0, w * (1 - SIDE), h)
  const seatsTop = h - plate - bay - hand - 5
  const { plates, bays } = seatRow(rect(0, seatsTop, room.w, 0), { ...table, seat: null }, { plate, bay })
  return {
    arrangement: 'wide',
    path: topPath(rect(0, 0, w, PATH), { step: table.step, named: 140 }),
    compact: false,
    plates,
    bays,
    stage: rect(0, PATH + GAP, room.w, seatsTop - PATH - 2 * GAP),
    deck: null,
    discards: null,
    bar: rect(0, h + GAP, room.w, 0),
    hand: null,
    card: { w: 0, h: 0 },
  }
}
