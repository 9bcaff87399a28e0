/** What lies before a seat: where things, total, marker and words are, and the things as pictures. */
import { nearSeatOf } from '../../../kit/GameTable'
import { aroundPoint, centreOf, type Rect, rect, rowOf, type Size } from '../../../kit/layout/geometry'
import type { Picture, Placement } from '../../../kit/layout/placement'
import { cardBackPlacement, cardPlacement, plainPlacement, tokenPlacement } from '../art/pictures'
import { totalDisc } from '../art/tokens'
import { type Bay, type BayThing, bayOf } from '../seatAreas'
import type { LegendTableState } from '../types'
import type { LegendAreas } from './areas'

export interface BayLayout {
  readonly things: readonly Rect[]
  readonly total: Rect | null
  readonly marker: Rect | null
  readonly words: Rect
  /** After each thing of a row: what it counts. */
  readonly worths: readonly Rect[]
  /** Words about the place; null where they stand with the others. */
  readonly aside: Rect | null
}

const DISC = 52
const GAP = 7

/** Where what lies before a seat is. */
export const bayIn = ({ bays, inRows }: LegendAreas, seat: number, bay: Bay): BayLayout | null => {
  const box = bays[seat]
  return box ? (inRows ? rowLayout : bayLayout)(box, bay) : null
}

function bayLayout(box: Rect, bay: Bay): BayLayout {
  const disc = Math.min(DISC, box.h - 20)
  const right = box.x + box.w - 10
  const y = box.y + (box.h - disc) / 2
  const marker = bay.marker === null ? null : rect(right - disc, y, disc, disc)
  const totalRight = right - (marker ? disc + 5 : 0)
  // A seat that is out keeps only its marker: the total no longer matters.
  const totalShown = bay.total !== null && (!marker || box.w > 230)
  const afterRoom = bay.after === null ? 0 : 40
  const total = totalShown ? rect(totalRight - disc - afterRoom, y, disc, disc) : null
  const edge = (total?.x ?? marker?.x ?? right) - 8
  const things = thingsIn(rect(box.x + 12, box.y, edge - box.x - 12, box.h), bay)
  const end = things.reduce((most, r) => Math.max(most, r.x + r.w), box.x + 4)
  const words = rect(end + 10, box.y, Math.max(0, edge - end - 10), box.h)
  return { things, total, marker, words, worths: [], aside: null }
}

/** Room for words about the place, for a marker, and between two cards for what the first counts. */
const ROW = { aside: 104, marker: 38, worth: 44, edge: 12 }

/** A sum: cards with what each counts, the total, the place, and a word about it. */
function rowLayout(box: Rect, bay: Bay): BayLayout {
  const middle = (size: number, x: number) => rect(x, box.y + (box.h - size) / 2, size, size)
  const disc = Math.min(DISC, box.h - 14)
  const aside = rect(box.x + box.w - 8 - ROW.aside, box.y, ROW.aside, box.h)
  const marker = middle(ROW.marker, aside.x - 10 - ROW.marker)
  const total = middle(disc, marker.x - 10 - disc)
  const room = rect(box.x + ROW.edge, box.y, total.x - 10 - box.x - ROW.edge, box.h)
  const things = bay.worths.length > 0 ? termsIn(room, bay.things.length) : thingsIn(room, bay)
  const end = things.reduce((most, r) => Math.max(most, r.x + r.w), room.x - 6)
  const worths = things.map(({ x, w, y, h }, i) => {
    const next = things[i + 1]
    return rect(x + w + 4, y, next ? next.x - x - w - 4 : LEAST_WORTH, h)
  })
  return {
    things,
    total: bay.total === null ? null : total,
    marker,
    words: rect(end + 12, box.y, room.x + room.w - end - 12, box.h),
    worths: worths.some(({ w }) => w < LEAST_WORTH) ? [] : worths,
    aside,
  }
}

const LEAST_WORTH = 14

function cardIn(box: Rect): Size {
  const h = Math.min(78, box.h - 10)
  return { w: (h * 56) / 78, h }
}

/** The terms of a sum; with many, cards lie over one another. */
function termsIn(room: Rect, count: number): readonly Rect[] {
  return rowOf({ ...room, w: room.w - LEAST_WORTH }, count, cardIn(room), ROW.worth)
}

/** Cards and backs in a row, then tokens over them: only one of both lies there, but at the very end. */
function thingsIn(box: Rect, { things }: Bay): readonly Rect[] {
  const tokens = things.filter(({ kind }) => kind === 'token').length
  return [
    ...rowOf(box, things.length - tokens, cardIn(box), GAP),
    ...heapOf(box, tokens, Math.min(56, box.h - 16)),
  ]
}

/** Tokens hide their values when they lie over one another: rather smaller, on two rows. */
function heapOf(box: Rect, count: number, size: number): readonly Rect[] {
  if (count * (size + 4) <= box.w + 4) return rowOf(box, count, { w: size, h: size }, GAP)
  const small = Math.min(size, (box.h - 10) / 2)
  const each = Math.ceil(count / 2)
  const half = (y: number) => rect(box.x, y, box.w, small)
  return [
    ...rowOf(half(box.y + 4), each, { w: small, h: small }, GAP),
    ...rowOf(half(box.y + box.h - 4 - small), count - each, { w: small, h: small }, GAP),
  ]
}

const Z = 10
const DIM = 0x9a948a

/** Where something of a seat comes from: its plate, as small as a card there. */
export const comingFrom = (plate: Rect): Rect => aroundPoint(centreOf(plate), { w: 24, h: 34 })

export function bayPieces(state: LegendTableState, areas: LegendAreas): readonly Placement[] {
  return areas.bays.flatMap((box, seat) => {
    const bay = bayOf(state, seat)
    const at = bayIn(areas, seat, bay)
    if (!box || !at) return []
    const from = comingFrom(areas.plates[seat] ?? box)
    const origin = seat === nearSeatOf(state) ? {} : { from }
    return [
      ...bay.things.map((thing, i) => ({
        ...thingPiece(state, thing, `${seat}:${i}`, at.things[i] ?? from),
        ...(thing.kind === 'back' ? { rotation: i % 2 ? 0.03 : -0.03 } : {}),
        z: Z + i,
        ...origin,
      })),
      ...totalPiece(bay, at.total, seat),
    ]
  })
}

function thingPiece({ words }: LegendTableState, { kind, id, look }: BayThing, key: string, r: Rect) {
  if (kind === 'back') return cardBackPlacement(`sealed:${key}`, r, 'laid')
  const made =
    kind === 'card'
      ? cardPlacement(`laid:${key}`, id, r, words, 'laid')
      : tokenPlacement(`shown:${key}`, id, r)
  if (look !== 'ghost') return look === 'dim' ? { ...made, tint: DIM } : made
  // The thing itself is still in the hand: a ghost is never the sprite that was picked.
  const { alike, ...ghost } = made
  return { ...ghost, key: `ghost:${key}:${id}`, alpha: 0.5 }
}

function totalPiece({ total, leads }: Bay, r: Rect | null, seat: number): Placement[] {
  return total === null || !r ? [] : [plainPlacement(`total:${seat}`, totalPicture(total, leads), r, Z)]
}

export const totalPicture = (total: number, leads: boolean): Picture => ({
  key: `total:${total}:${leads}`,
  draw: () => totalDisc({ total, leads }),
})
