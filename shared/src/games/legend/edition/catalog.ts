/** The edition laid out for play: one entry per face, found by id. */
import { EDITION } from './edition'
import type {
  ActivitySymbol,
  Card,
  CardId,
  Episode,
  EpisodeKind,
  Fitting,
  SpecialId,
  Token,
  TokenId,
} from '../types'

const activityCards: readonly Card[] = EDITION.activityCards.map(row => ({ ...row, special: null }))
const specialCards: readonly Card[] = EDITION.specials.map(({ id, symbol, symbols }) => ({
  symbol,
  symbols,
  special: id,
  count: 1,
}))

export const ACTIVITY_FACES = activityCards.length
export const CARDS: readonly Card[] = [...activityCards, ...specialCards]
export const TOKENS: readonly Token[] = EDITION.tokens

/** Every item in the box by its face, sorted. */
const boxed = (faces: readonly { readonly count: number }[]): number[] =>
  faces.flatMap(({ count }, id) => new Array<number>(count).fill(id))
export const ALL_ACTIVITY_CARDS: readonly CardId[] = boxed(activityCards)
export const ALL_TOKENS: readonly TokenId[] = boxed(TOKENS)
export const TRACK: readonly Episode[] = EDITION.track

/** The value of a misfortune token: less than nothing. */
export const MISFORTUNE: number = EDITION.tokens.find(({ kind }) => kind === 'misfortune')!.value

export const cardOf = (id: CardId): Card => CARDS[id]!
export const tokenOf = (id: TokenId): Token => TOKENS[id]!
/** The episode of a step, counted from 1. */
export const episodeAt = (step: number): Episode => TRACK[step - 1]!

/** The episode of a step that must be of one of these kinds. */
export function episodeOf<K extends EpisodeKind>(step: number, ...kinds: readonly K[]) {
  const episode = episodeAt(step)
  const isWanted = (found: Episode): found is Extract<Episode, { kind: K }> =>
    kinds.some(kind => kind === found.kind)
  if (!isWanted(episode)) throw new Error(`episode ${step} is not ${kinds.join(' or ')}`)
  return episode
}

const specialIds = Object.fromEntries(
  EDITION.specials.map((row, i) => [row.id, ACTIVITY_FACES + i]),
) as Readonly<Record<SpecialId, CardId>>
/** The card id of a special card. */
export const specialCard = (id: SpecialId): CardId => specialIds[id]

export const isSpecial = (card: CardId): boolean => card >= ACTIVITY_FACES
/** A special card without symbols. */
export const isTextCard = (card: CardId): boolean => cardOf(card).symbol === null
export const isRound = (token: TokenId): boolean => tokenOf(token).shape === 'round'

/** How many symbols the card counts where these are asked for: jokers always fit. */
export function fittingSymbols(card: CardId, asked: readonly ActivitySymbol[]): number {
  const { symbol, symbols } = cardOf(card)
  if (symbol === null) return 0
  return symbol === 'beowulf' || asked.includes(symbol) ? symbols : 0
}

/** The cards that fit, with the symbols they count. */
export function fittingCards(cards: readonly CardId[], asked: readonly ActivitySymbol[]): Fitting[] {
  const fitting: Fitting[] = []
  for (const card of cards) {
    const symbols = fittingSymbols(card, asked)
    if (symbols > 0) fitting.push({ card, symbols })
  }
  return fitting
}

/** All symbols fitting `asked` on these cards. */
export function countFitting(cards: readonly CardId[], asked: readonly ActivitySymbol[]): number {
  let total = 0
  for (const card of cards) total += fittingSymbols(card, asked)
  return total
}

/** The ids of the special cards in play, in the edition's order. */
export const specialsInPlay = (seats: number, advanced: boolean): CardId[] =>
  EDITION.specials
    .filter(row => row.from <= seats && (advanced || !row.advanced))
    .map(row => specialIds[row.id])
