/** What is in the box, and how the track is printed. */
import type { Prize } from '../state'

export type { Prize } from '../state'

export const SYMBOLS = ['travelling', 'friendship', 'wit', 'courage', 'fighting'] as const
/** A symbol an episode can ask for. */
export type ActivitySymbol = (typeof SYMBOLS)[number]
/** A symbol on a card: `beowulf` is the joker and stands for any other. */
export type CardSymbol = ActivitySymbol | 'beowulf'

export const SPECIALS = [
  'blessing',
  'inspiration',
  'hrunting',
  'hides',
  'daring',
  'resolve',
  'rest',
  'horses',
  'hygd',
  'shield',
] as const
export type SpecialId = (typeof SPECIALS)[number]

/**
 * A card's face, as an index into `CARDS`: the activity cards first, then the special cards. Copies of a
 * face share it, so nobody can tell them apart.
 */
export type CardId = number
/** A token's face, as an index into `TOKENS`: fame, treasure, misfortune (square), then alliance (round). */
export type TokenId = number

/** `symbol` is null and `symbols` 0 on a special card with text. */
export interface Card {
  readonly symbol: CardSymbol | null
  readonly symbols: number
  readonly special: SpecialId | null
  /** How many the box holds. */
  readonly count: number
}

export interface Token {
  readonly shape: 'square' | 'round'
  readonly kind: 'fame' | 'treasure' | 'misfortune'
  /** Points on the token; negative on a misfortune. */
  readonly value: number
  /** How many the box holds. */
  readonly count: number
}

export const HEALS = ['wound', 'doubleWound', 'scratches'] as const
/** What can be healed: a large tile with one wound, the tile with two, or all scratches. */
export type Heal = (typeof HEALS)[number]
/** A large wound tile. */
export type WoundTile = Exclude<Heal, 'scratches'>

/** What an opportunity asks for. */
export type Price =
  | { readonly kind: 'anyCards'; readonly count: number }
  | { readonly kind: 'symbols'; readonly symbol: ActivitySymbol; readonly count: number }
  | { readonly kind: 'oneOfEach' }
  | { readonly kind: 'fameTokens'; readonly count: number }

/** What an opportunity gives. `heal`: one large wound tile, or all scratches, as the payer says. */
export type Reward = Prize | { readonly kind: 'heal' }

/** Whether a row is known from the rulebooks or our reconstruction of the printed board. */
export type LegendSource = 'rulebook' | 'reconstructed'

/** What each kind of episode prints on the track. */
export interface EpisodeRows {
  risk: { readonly symbols: readonly ActivitySymbol[] }
  opportunity: { readonly price: Price; readonly reward: Reward }
  selection: { readonly choices: readonly Prize[] }
  recovery: object
  majorAtOnce: { readonly symbols: readonly ActivitySymbol[]; readonly prizes: readonly Prize[] }
  majorInTurn: { readonly symbols: readonly ActivitySymbol[]; readonly prizes: readonly Prize[] }
  treasureAuction: { readonly prize: Prize }
  recoverTreasures: { readonly prizes: readonly Prize[] }
  deathOfBeowulf: { readonly prizes: readonly Prize[] }
}
export type EpisodeKind = keyof EpisodeRows

export type EpisodeOf<K extends EpisodeKind> = EpisodeRows[K] & {
  readonly kind: K
  /** Key of the episode's name, story and picture. */
  readonly id: string
  readonly source: LegendSource
}
export type Episode = { [K in EpisodeKind]: EpisodeOf<K> }[EpisodeKind]
