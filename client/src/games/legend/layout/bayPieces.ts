import { nearSeatOf } from '../../../kit/GameTable'
import { centreOf, type Rect, rect } from '../../../kit/geometry'
import type { Placement } from '../../../kit/placement'
import { cardBackPlacement, cardPlacement, plainPlacement, tokenPlacement } from '../art/pictures'
import { totalDisc } from '../art/tokens'
import { type Bay, type BayThing, bayOf } from '../bays'
import type { LegendTableState } from '../LegendTable'
import type { LegendAreas } from './areas'
import { bayIn } from './bay'

const Z = 10
const DIM = 0x9a948a

/** Where something of a seat comes from: its plate, as small as a card there. */
export const comingFrom = (plate: Rect): Rect => {
  const { x, y } = centreOf(plate)
  return rect(x - 12, y - 17, 24, 34)
}

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
  if (total === null || !r) return []
  const made = { key: `total:${total}:${leads}`, draw: () => totalDisc({ total, leads }) }
  return [{ ...plainPlacement(`total:${seat}`, made, r), z: Z }]
}
