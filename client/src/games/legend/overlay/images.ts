/** Small pictures for the plates and sheets. */
import { type CardId, cardOf, type SpecialId } from '@heorot/shared/games/legend'
import type { Drawn } from '../../../kit/widgets/Drawn'
import { miniBack, miniCard } from '../art/card'
import { prizeThing } from '../art/pictures'
import { specialEmblem } from '../art/special'
import { emptySlot, roundFaceDown, squareFaceDown, startBanner } from '../art/tokens'
import type { LegendWords } from '../texts/table/en'

type Image = Parameters<typeof Drawn>[0]['of']

export const noScratch: Image = { key: 'noScratch', draw: () => emptySlot({ of: 'scratch' }) }
export const noWound: Image = { key: 'noWound', draw: () => emptySlot({ of: 'wound' }) }
export const smallBack: Image = { key: 'miniBack', draw: miniBack }
export const square: Image = { key: 'square', draw: squareFaceDown }
export const round: Image = { key: 'round', draw: roundFaceDown }
export const banner: Image = { key: 'banner', draw: startBanner }

export const emblemOf = (special: SpecialId): Image => ({
  key: `emblem${special}`,
  draw: () => specialEmblem({ name: special }),
})

/** A card as small as a thumbnail. */
export function smallCard(card: CardId, words: LegendWords): Image {
  const { special, symbol, symbols } = cardOf(card)
  if (special || !symbol) return prizeThing({ kind: 'special', special: special ?? 'rest' })
  const face = { symbol, count: symbols === 2 ? 2 : 1, letter: words.letter[symbol] } as const
  return { key: `mini${symbol}${symbols}${face.letter}`, draw: () => miniCard(face) }
}
