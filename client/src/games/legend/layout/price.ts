/** What an opportunity costs, as things. */
import { type Price, SYMBOLS } from '@heorot/shared/games/legend'
import { gridOf, type Rect } from '../../../kit/geometry'
import type { Picture, Placement } from '../../../kit/placement'
import { cardBack, cardSize } from '../art/card'
import { plainPlacement, thingPlacement } from '../art/pictures'
import { symbolDisc } from '../art/symbol'
import { squareFaceDown } from '../art/tokens'

/** Equal squares in a row, centred. */
function rowIn(box: Rect, count: number, most: number): readonly Rect[] {
  const size = Math.min(most, box.h, box.w / count - 6)
  return gridOf({ ...box, y: box.y + (box.h - size) / 2 }, count, count, { w: size, h: size }, 6)
}

export function pricePieces(price: Price, box: Rect, z: number): Placement[] {
  switch (price.kind) {
    case 'anyCards':
      return rowIn(box, price.count, 92).map((r, i) => ({
        ...thingPlacement(`price:${i}`, { key: 'back', ...cardSize, draw: cardBack }, r),
        z,
      }))
    case 'fameTokens':
      return rowIn(box, price.count, 60).map((r, i) => ({
        ...plainPlacement(`price:${i}`, faceDown, r),
        z,
      }))
    case 'symbols':
      return rowIn(box, price.count, 60).map((r, i) => disc(i, price.symbol, r, z))
    case 'oneOfEach':
      return rowIn(box, SYMBOLS.length, 54).map((r, i) => disc(i, SYMBOLS[i] ?? 'wit', r, z))
  }
}

const faceDown: Picture = { key: 'squareFaceDown', resolution: 4, draw: squareFaceDown }

const disc = (i: number, symbol: (typeof SYMBOLS)[number], r: Rect, z: number): Placement => ({
  ...plainPlacement(`price:${i}`, { key: `disc:${symbol}`, draw: () => symbolDisc({ symbol }) }, r),
  z,
})
