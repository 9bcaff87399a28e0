/** Small pictures for the plates and sheets, drawn once. */
import type { CardSymbol } from '@heorot/shared/games/legend'
import { type CardId, cardOf, type SpecialId, type TokenId, tokenOf } from '@heorot/shared/games/legend'
import { Drawn } from '../../../kit/widgets/Drawn'
import { miniBack, miniCard } from '../art/card'
import { prizeThing, tokenThing } from '../art/pictures'
import { specialEmblem } from '../art/special'
import { symbolDisc } from '../art/symbol'
import {
  doubleWoundToken,
  emptySlot,
  rankMarker,
  roundFaceDown,
  scratchToken,
  squareFaceDown,
  startBanner,
  totalDisc,
  woundToken,
} from '../art/tokens'
import type { Words } from '../texts/en'

const image = (name: string, draw: () => { readonly svg: string }, size: { w: number; h?: number }) => (
  <Drawn name={name} draw={draw} {...size} />
)

export const Scratch = ({ size, empty = false }: { readonly size: number; readonly empty?: boolean }) =>
  empty
    ? image('noScratch', () => emptySlot({ of: 'scratch' }), { w: size, h: (size * 50) / 76 })
    : image('scratch', scratchToken, { w: size, h: (size * 50) / 76 })

export const Wound = ({ size, empty = false }: { readonly size: number; readonly empty?: boolean }) =>
  empty
    ? image('noWound', () => emptySlot({ of: 'wound' }), { w: size, h: (size * 80) / 76 })
    : image('wound', woundToken, { w: size, h: (size * 80) / 76 })

export const DoubleWound = ({ size }: { readonly size: number }) =>
  image('doubleWound', doubleWoundToken, { w: (size * 106) / 80, h: (size * 88) / 80 })

export const Back = ({ size }: { readonly size: number }) =>
  image('miniBack', miniBack, { w: size, h: (size * 21) / 15 })

export const Square = ({ size }: { readonly size: number }) => image('square', squareFaceDown, { w: size })
export const Round = ({ size }: { readonly size: number }) => image('round', roundFaceDown, { w: size })
export const Banner = ({ size }: { readonly size: number }) =>
  image('banner', startBanner, { w: size, h: (size * 34) / 28 })

export const Marker = ({ rank, size }: { readonly rank: number; readonly size: number }) =>
  image(`marker${rank}`, () => rankMarker({ rank }), { w: size })

export const Total = (props: { readonly total: number; readonly leads: boolean; readonly size: number }) =>
  image(`total${props.total}${props.leads}`, () => totalDisc(props), { w: props.size })

export const Disc = ({ symbol, size }: { readonly symbol: CardSymbol; readonly size: number }) =>
  image(`disc${symbol}`, () => symbolDisc({ symbol }), { w: size })

export const Emblem = ({ special, size }: { readonly special: SpecialId; readonly size: number }) =>
  image(`emblem${special}`, () => specialEmblem({ name: special }), { w: size, h: (size * 74) / 98 })

/** A card as small as a thumbnail. */
export function CardImage({
  card,
  words,
  size,
}: {
  readonly card: CardId
  readonly words: Words
  readonly size: number
}) {
  const { special, symbol, symbols } = cardOf(card)
  if (special || !symbol) {
    const thing = prizeThing({ kind: 'special', special: special ?? 'rest' })
    return image(thing.key, () => thing.draw(), { w: size, h: (size * 78) / 56 })
  }
  const face = { symbol, count: symbols === 2 ? 2 : 1, letter: words.letter[symbol] } as const
  return image(`mini${symbol}${symbols}${face.letter}`, () => miniCard(face), {
    w: size,
    h: (size * 78) / 56,
  })
}

export function TokenImage({ token, size }: { readonly token: TokenId; readonly size: number }) {
  const thing = tokenThing(token)
  const h = tokenOf(token).shape === 'round' ? (size * 72) / 92 : size
  return image(thing.key, () => thing.draw(), { w: size, h })
}
