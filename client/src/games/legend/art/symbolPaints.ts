import type { CardSymbol } from '@heorot/shared/games/legend'
import { mix } from '../../../art/colour'
import { type Paint, radial } from '../../../art/svg'

export const symbolColours: Readonly<Record<CardSymbol, string>> = {
  travelling: '#56b4e9',
  friendship: '#e69f00',
  wit: '#2fa37c',
  courage: '#d55e00',
  fighting: '#b7bcc9',
  beowulf: '#f0d95a',
}

export const symbolDome = (symbol: CardSymbol): Paint =>
  radial(
    `symbol-${symbol}`,
    `${mix(symbolColours[symbol], '#ffffff', 0.38)}, ${symbolColours[symbol]} 50%, ${mix(symbolColours[symbol], '#120b06', 0.42)}`,
  )

export const symbolField = (symbol: CardSymbol): Paint =>
  radial(
    `field-${symbol}`,
    `${mix(symbolColours[symbol], '#ffffff', 0.22)}, ${symbolColours[symbol]} 55%, ${mix(symbolColours[symbol], '#120b06', 0.36)}`,
    [0.38, 0.3],
  )
