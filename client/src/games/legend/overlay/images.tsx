/** Small pictures for the plates and sheets. */
import {
  type CardId,
  type CardSymbol,
  cardOf,
  type SpecialId,
  type TokenId,
} from '@heorot/shared/games/legend'
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
import type { LegendWords } from '../texts/en'

interface Sized {
  readonly size: number
}

const drawn =
  (name: string, draw: Parameters<typeof Drawn>[0]['draw']) =>
  ({ size }: Sized) => <Drawn name={name} w={size} draw={draw} />

export const Scratch = drawn('scratch', scratchToken)
export const NoScratch = drawn('noScratch', () => emptySlot({ of: 'scratch' }))
export const Wound = drawn('wound', woundToken)
export const NoWound = drawn('noWound', () => emptySlot({ of: 'wound' }))
export const DoubleWound = drawn('doubleWound', doubleWoundToken)
export const Back = drawn('miniBack', miniBack)
export const Square = drawn('square', squareFaceDown)
export const Round = drawn('round', roundFaceDown)
export const Banner = drawn('banner', startBanner)

export const Marker = ({ rank, size }: Sized & { readonly rank: number }) => (
  <Drawn name={`marker${rank}`} w={size} draw={() => rankMarker({ rank })} />
)

export const Total = (props: Sized & { readonly total: number; readonly leads: boolean }) => (
  <Drawn name={`total${props.total}${props.leads}`} w={props.size} draw={() => totalDisc(props)} />
)

export const Disc = ({ symbol, size }: Sized & { readonly symbol: CardSymbol }) => (
  <Drawn name={`disc${symbol}`} w={size} draw={() => symbolDisc({ symbol })} />
)

export const Emblem = ({ special, size }: Sized & { readonly special: SpecialId }) => (
  <Drawn name={`emblem${special}`} w={size} draw={() => specialEmblem({ name: special })} />
)

/** A card as small as a thumbnail. */
export function CardImage({
  card,
  words,
  size,
}: Sized & { readonly card: CardId; readonly words: LegendWords }) {
  const { special, symbol, symbols } = cardOf(card)
  if (special || !symbol) {
    const { key, draw } = prizeThing({ kind: 'special', special: special ?? 'rest' })
    return <Drawn name={key} w={size} draw={draw} />
  }
  const face = { symbol, count: symbols === 2 ? 2 : 1, letter: words.letter[symbol] } as const
  return <Drawn name={`mini${symbol}${symbols}${face.letter}`} w={size} draw={() => miniCard(face)} />
}

export function TokenImage({ token, size }: Sized & { readonly token: TokenId }) {
  const { key, draw } = tokenThing(token)
  return <Drawn name={key} w={size} draw={draw} />
}
