import { seatOf } from '../../../kit/GameTable'
import { centreOf, type Rect, rect } from '../../../kit/geometry'
import type { Placement } from '../../../kit/placement'
import { backPlacement, cardPlacement, plainPlacement, tokenPlacement } from '../art/pictures'
import { totalDisc } from '../art/tokens'
import { type Bay, bayOf } from '../bays'
import type { LegendState } from '../LegendTable'
import type { Areas } from './areas'
import { type BayLayout, bayLayout } from './bay'

const Z = 10
const DIM = 0x9a948a

/** Where something of a seat comes from: its plate, as small as a card there. */
export const comingFrom = (plate: Rect): Rect => {
  const { x, y } = centreOf(plate)
  return rect(x - 12, y - 17, 24, 34)
}

export function bayPieces(state: LegendState, areas: Areas): readonly Placement[] {
  return areas.bays.flatMap((box, seat) => {
    if (!box) return []
    const bay = bayOf(state, seat)
    return seatPieces(state, bay, bayLayout(box, bay), { seat, plate: areas.plates[seat] ?? box })
  })
}

interface Owner {
  readonly seat: number
  readonly plate: Rect
}

function seatPieces(state: LegendState, bay: Bay, at: BayLayout, owner: Owner): Placement[] {
  const mine = owner.seat === seatOf(state)
  const from = comingFrom(owner.plate)
  return [
    ...bay.cards.map(({ card, counts }, i) => ({
      ...cardPlacement(`laid:${owner.seat}:${i}`, card, at.cards[i] ?? from, state.words, 'laid'),
      z: Z + i,
      ...(counts ? {} : { tint: DIM }),
      ...(mine ? {} : { from }),
    })),
    ...ghostPieces(state, bay, at),
    ...at.backs.map((r, i) => ({
      ...backPlacement(`sealed:${owner.seat}:${i}`, r, 'laid'),
      z: Z + i,
      rotation: (i % 2 ? 1 : -1) * 0.03,
      from,
    })),
    ...bay.tokens.map((token, i) => ({
      ...tokenPlacement(`shown:${owner.seat}:${i}`, token, at.tokens[i] ?? from),
      z: Z + i,
      ...(mine ? {} : { from }),
    })),
    ...totalPiece(bay, at, owner.seat),
  ]
}

/** What is picked and not yet laid. */
function ghostPieces({ words }: LegendState, bay: Bay, at: BayLayout): Placement[] {
  const cards = bay.ghosts.flatMap((card, i) => {
    const r = at.ghosts[i]
    if (!r) return []
    const { alike, ...ghost } = cardPlacement(`ghost:${i}:${card}`, card, r, words, 'laid')
    return [{ ...ghost, z: Z + i, alpha: 0.5 }]
  })
  const tokens = bay.ghostTokens.flatMap((token, i) => {
    const r = at.ghostTokens[i]
    if (!r) return []
    const { alike, ...ghost } = tokenPlacement(`ghostToken:${i}:${token}`, token, r)
    return [{ ...ghost, z: Z + i, alpha: 0.55 }]
  })
  return [...cards, ...tokens]
}

function totalPiece({ total, leads }: Bay, at: BayLayout, seat: number): Placement[] {
  if (total === null || !at.total) return []
  const made = { key: `total:${total}:${leads}`, draw: () => totalDisc({ total, leads }) }
  return [{ ...plainPlacement(`total:${seat}`, made, at.total), z: Z }]
}
