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
  const row = (count: number, most: number, piece: (key: string, r: Rect, i: number) => Placement) =>
    rowIn(box, count, most).map((r, i) => piece(`price:${i}`, r, i))
  switch (price.kind) {
    case 'anyCards':
      return row(price.count, 92, (key, r) => ({ ...thingPlacement(key, back, r), z }))
    case 'fameTokens':
      return row(price.count, 60, (key, r) => plainPlacement(key, faceDown, r, z))
    case 'symbols':
      return row(price.count, 60, (key, r) => plainPlacement(key, disc(price.symbol), r, z))
    case 'oneOfEach':
      return row(SYMBOLS.length, 54, (key, r, i) => plainPlacement(key, disc(SYMBOLS[i] ?? 'wit'), r, z))
  }
}

const back = { key: 'back', ...cardSize, draw: cardBack }

const faceDown: Picture = { key: 'squareFaceDown', resolution: 4, draw: squareFaceDown }

const disc = (symbol: (typeof SYMBOLS)[number]): Picture => ({
  key: `disc:${symbol}`,
  draw: () => symbolDisc({ symbol }),
})
