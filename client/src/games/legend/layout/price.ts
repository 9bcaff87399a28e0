/** What an opportunity costs, as things. */
import { type CardSymbol, type Price, SYMBOLS } from '@heorot/shared/games/legend'
import { gridOf, type Rect } from '../../../kit/layout/geometry'
import type { Picture, Placement } from '../../../kit/layout/placement'
import { back, plainPlacement, thingPlacement } from '../art/pictures'
import { symbolDisc } from '../art/symbol'
import { squareFaceDown } from '../art/tokens'

/** Equal squares in a row, centred. */
function rowIn(box: Rect, count: number, most: number): readonly Rect[] {
  const size = Math.min(most, box.h, box.w / count - 6)
  return gridOf({ ...box, y: box.y + (box.h - size) / 2 }, count, count, { w: size, h: size }, 6)
}

export function pricePieces(price: Price, box: Rect, z: number): Placement[] {
  const row = (count: number, most: number, pictureOf: (index: number) => Picture) =>
    rowIn(box, count, most).map((r, i) => plainPlacement(`price:${i}`, pictureOf(i), r, z))
  switch (price.kind) {
    case 'anyCards':
      return rowIn(box, price.count, 92).map((r, i) => ({ ...thingPlacement(`price:${i}`, back, r), z }))
    case 'fameTokens':
      return row(price.count, 60, () => faceDown)
    case 'symbols':
      return row(price.count, 60, () => symbolPicture(price.symbol))
    case 'oneOfEach':
      return row(SYMBOLS.length, 54, i => symbolPicture(SYMBOLS[i] ?? 'wit'))
  }
}

const faceDown: Picture = { key: 'squareFaceDown', resolution: 4, draw: squareFaceDown }

export const symbolPicture = (symbol: CardSymbol): Picture => ({
  key: `disc:${symbol}`,
  draw: () => symbolDisc({ symbol }),
})
