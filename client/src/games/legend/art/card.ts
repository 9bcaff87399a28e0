/** Activity cards, 124 × 176: knot-work in the symbol's colour; count the roundels. */
import type { CardSymbol } from '@heorot/shared/games/legend'
import { mix } from '../../../art/colour'
import { lettering } from '../../../art/glyph'
import { knotFrame } from '../../../art/knot'
import { paperGrain } from '../../../art/noise'
import { palette } from '../../../art/palette'
import type { Paint, SvgPicture, Slot } from '../../../art/svg'
import { iconAt, linear, num, picture, radial, times, use } from '../../../art/svg'
import { letterGlyphs } from './glyphs/letterGlyphs'
import { legendIcons } from './icons/legendIcons'
import { boneField, roundel } from './symbol'
import { symbolColours, symbolField } from './symbolPaints'

export interface ActivityCard {
  readonly symbol: CardSymbol
  readonly count: 1 | 2
  /** One capital letter that names the symbol in the reader's language. */
  readonly letter: string
  /** Bigger roundels and no name plate: for hands on a phone and for piles. */
  readonly compact?: boolean
}

export const cardSize = { width: 124, height: 176 } as const
export const miniCardSize = { width: 56, height: 78 } as const

const edge = (): Paint => linear('cardEdge', '#f8efd9, #e6d7b6 55%, #c4ad7f')

const strandOf = (symbol: CardSymbol) => mix(symbolColours[symbol], '#f6ecd4', 0.28)
const groundOf = (symbol: CardSymbol) => mix(symbolColours[symbol], '#120b06', 0.72)
/** Letter and diamonds on the pennant. */
export const pennantInk = (symbol: CardSymbol): string => mix(symbolColours[symbol], '#ffffff', 0.18)
export const pennantGround = '#211811'

/** At the left edge, so that a tight fan still reads: letter, and one diamond for each symbol. */
function pennant({ symbol, count, letter }: ActivityCard): string {
  const foot = 9 + (count === 1 ? 44 : 57)
  const shape = `M9 9H37V${foot + 8}L23 ${foot}L9 ${foot + 8}Z`
  const pips = times(
    count,
    i => `<path d="M23 ${41 + i * 13}l5.5 5.5-5.5 5.5-5.5-5.500z" fill="${pennantInk(symbol)}"/>`,
  ).join('')
  return `<path d="${shape}" transform="translate(1.5 2.5)" fill="#000" opacity=".32"/><path d="${shape}" fill="${pennantGround}" stroke="${strandOf(symbol)}" stroke-width="1.4" stroke-linejoin="round"/>${lettering(letterGlyphs, letter, { x: 23, y: 34.5, size: 25, fill: pennantInk(symbol), anchor: 'middle' })}${pips}`
}

const roundels = ({ symbol, count, compact = false }: ActivityCard): string => {
  if (compact) {
    return count === 1
      ? roundel(symbol, 69, 92, 38, 56)
      : roundel(symbol, 70, 58, 32, 47) + roundel(symbol, 70, 124, 32, 47)
  }
  return count === 1
    ? roundel(symbol, 67, 84, 36, 53)
    : roundel(symbol, 71, 48, 28, 41) + roundel(symbol, 71, 107, 28, 41)
}

const nameSlot: Slot = {
  x: 20,
  y: 139,
  width: 84,
  height: 19,
  align: 'centre',
  font: 'sans',
  size: 13.5,
  ink: palette.ink,
}
const namePlate = `<rect x="21" y="140.5" width="84" height="19" rx="2.5" fill="#000" opacity=".3"/><rect x="20" y="139" width="84" height="19" rx="2.5" fill="#f3e8ce" stroke="${palette.ink}"/>`

const body = (radius: number, width: number, height: number) =>
  `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${radius}" fill="${use(edge())}" stroke="#3b2c19"/>`

const frameIn = (strand: string, ground: string) =>
  knotFrame({ x: 4.5, y: 4.5, width: 115, height: 167, band: 10, strand, gap: ground, ground })

/** The name is left to the scene (slot `name`, not on compact cards). */
export function cardPicture(card: ActivityCard): SvgPicture<'name'> {
  const { symbol, compact = false } = card
  const frame = frameIn(strandOf(symbol), groundOf(symbol))
  return picture({
    ...cardSize,
    paints: [edge(), symbolField(symbol), boneField(), paperGrain()],
    body: `${body(9, 124, 176)}${frame}<rect x="14.5" y="14.5" width="95" height="147" rx="3" fill="${use(symbolField(symbol))}"/><rect x="14.5" y="14.5" width="95" height="147" rx="3" filter="${use(paperGrain())}" opacity=".5"/><rect x="15" y="15" width="94" height="146" rx="3" fill="none" stroke="#fff6df" stroke-opacity=".5"/>${pennant(card)}${roundels(card)}${compact ? '' : namePlate}`,
    slots: { name: nameSlot },
  })
}

/** A card laid before a seat, 56 × 78. */
export function miniCard({ symbol, count, letter }: ActivityCard): SvgPicture {
  const discs =
    count === 1
      ? roundel(symbol, 30, 45, 19, 28.5)
      : roundel(symbol, 33.5, 24, 14.8, 22.5) + roundel(symbol, 33.5, 56, 14.8, 22.5)
  const drawing = `${body(5.5, 56, 78)}<rect x="3" y="3" width="50" height="72" rx="3.5" fill="${groundOf(symbol)}"/><rect x="5" y="5" width="46" height="68" rx="2" fill="${use(symbolField(symbol))}"/>${discs}<path d="M3 3H20V25L11.5 20L3 25Z" fill="${pennantGround}" stroke="${strandOf(symbol)}" stroke-width=".8"/>${lettering(letterGlyphs, letter, { x: 11.5, y: 17, size: 16, fill: pennantInk(symbol), anchor: 'middle' })}`
  return picture({ ...miniCardSize, paints: [edge(), symbolField(symbol), boneField()], body: drawing })
}

const backField = (): Paint => radial('cardBack', '#7a3b29, #4a2118 60%, #2b120d', [0.38, 0.3])

export function cardBack(): SvgPicture {
  const frame = frameIn('#c99a45', '#2a120c')
  const knot = (x: number, y: number, fill: string, opacity: number) =>
    iconAt(legendIcons.bowenKnot, x, y, 74, fill, opacity)
  const drawing = `${body(9, 124, 176)}${frame}<rect x="14.5" y="14.5" width="95" height="147" rx="3" fill="${use(backField())}"/><rect x="14.5" y="14.5" width="95" height="147" rx="3" filter="${use(paperGrain())}" opacity=".6"/><rect x="18.5" y="18.5" width="87" height="139" rx="2" fill="none" stroke="#d9a441" stroke-opacity=".45"/>${knot(63.2, 89.6, '#000', 0.4)}${knot(62, 88, palette.brass, 0.95)}<path d="M62 28l4 7-4 7-4-7zM62 134l4 7-4 7-4-7z" fill="${palette.brass}" opacity=".75"/>`
  return picture({ ...cardSize, paints: [backField(), edge(), paperGrain()], body: drawing })
}

/** A counter for the size of a hand. */
export const miniBack = (): SvgPicture => {
  const drawing = `<rect x=".5" y=".5" width="14" height="20" rx="2.2" fill="#5a2a1d" stroke="#d8c59c"/><path d="M7.5 5l3.2 5.5-3.2 5.5-3.2-5.500z" fill="none" stroke="${palette.brass}" stroke-width="1.2"/>`
  return picture({ width: 15, height: 21, body: drawing })
}

/** Cards under the top one of a pile show as edges at the right and below. */
export function cardPile({ cards }: { readonly cards: number }): SvgPicture {
  const layers = Math.min(6, Math.ceil(cards / 12))
  const step = 2
  const edges = times(layers, i => {
    const shift = (layers - i) * step
    return `<rect x="${num(shift + 0.5)}" y="${num(shift + 0.5)}" width="123" height="175" rx="9" fill="${i % 2 ? '#d9c69d' : '#bfa877'}" stroke="#3b2c19" stroke-width=".8"/>`
  }).join('')
  const top = cards === 0 ? '' : cardBack().svg
  return picture({ width: 124 + 12, height: 176 + 12, body: edges + top })
}
