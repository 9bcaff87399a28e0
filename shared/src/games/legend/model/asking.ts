/** What a player may do (intents) and what a player is asked (prompts). */
import type { ActivitySymbol, CardId, Heal, Price, Prize, Reward, TokenId, WoundTile } from './components'

export type LegendIntent =
  /** Leave what is offered: an opportunity, a risk, a special card's use. */
  | { readonly kind: 'decline' }
  | { readonly kind: 'risk'; readonly daring: boolean }
  | { readonly kind: 'pay'; readonly cards: readonly CardId[] }
  | { readonly kind: 'breakRanks'; readonly tokens: readonly TokenId[]; readonly heal: Heal }
  /** Index into the selection's choices. */
  | { readonly kind: 'select'; readonly choice: number }
  /** A card of a recovery. */
  | { readonly kind: 'take'; readonly card: CardId }
  /** Locks a sealed bid, or changes it. */
  | { readonly kind: 'bid'; readonly cards: readonly CardId[]; readonly show: boolean }
  | { readonly kind: 'play'; readonly cards: readonly CardId[] }
  | { readonly kind: 'show'; readonly tokens: readonly TokenId[] }
  | { readonly kind: 'withdraw' }
  /** Index into the episode's prizes; `heal` names the wound tile when the prize heals instead of giving fame. */
  | { readonly kind: 'prize'; readonly prize: number; readonly heal: WoundTile | null }
  /** The Blessing saves this card. */
  | { readonly kind: 'save'; readonly card: CardId }
  /** Inspiration or Resolve, when asked about it. */
  | { readonly kind: 'use' }
  /** The Warrior's Rest, at any moment. */
  | { readonly kind: 'rest'; readonly scratches: 1 | 2 }
export type IntentKind = LegendIntent['kind']
export type LegendIntentOf<K extends IntentKind> = Extract<LegendIntent, { kind: K }>

/** A card one may use now, with the symbols it would count. */
export interface Fitting {
  readonly card: CardId
  readonly symbols: number
}

/** What is asked. Every kind has, besides, `rest`: see `Prompt`. */
export type LegendQuestion =
  | { readonly kind: 'risk'; readonly symbols: readonly ActivitySymbol[]; readonly daring: boolean }
  | {
      readonly kind: 'opportunity'
      readonly price: Price
      readonly reward: Reward
      /** Cards that can be part of a payment, with the symbols they would count. */
      readonly cards: readonly Fitting[]
      /** The cheapest payment, or null when the hand cannot pay. */
      readonly proposal: readonly CardId[] | null
    }
  | {
      readonly kind: 'breakRanks'
      readonly count: number
      readonly tokens: readonly TokenId[]
      readonly heals: readonly Heal[]
    }
  | {
      readonly kind: 'selection'
      readonly choices: readonly { readonly choice: number; readonly prize: Prize }[]
    }
  | { readonly kind: 'recovery'; readonly cards: readonly CardId[] }
  | {
      readonly kind: 'bid'
      readonly symbols: readonly ActivitySymbol[]
      /** Every card that may be committed; `symbols` is 0 for a bluff. */
      readonly cards: readonly Fitting[]
      readonly locked: boolean
    }
  | {
      readonly kind: 'contest'
      readonly symbols: readonly ActivitySymbol[]
      readonly total: number
      /** The total to reach. Cards are laid one by one, none once it is reached; exactly one when level. */
      readonly needed: number
      readonly cards: readonly Fitting[]
      readonly mayRisk: boolean
      readonly daring: boolean
    }
  | {
      readonly kind: 'auction'
      readonly prize: Prize
      readonly total: number
      readonly needed: number
      /** Treasure still face down before this seat. */
      readonly tokens: readonly TokenId[]
    }
  | {
      readonly kind: 'prize'
      readonly marker: number
      readonly choices: readonly {
        readonly prize: number
        readonly gives: Prize
        readonly heal: WoundTile | null
      }[]
    }
  /** One of these may be taken back into the hand. */
  | { readonly kind: 'blessing'; readonly cards: readonly CardId[] }
  | { readonly kind: 'inspiration'; readonly prize: Prize }
  | { readonly kind: 'resolve' }
  /** Rest before the third scratch: use it, or decline. */
  | { readonly kind: 'thirdScratch' }
  /** Nothing is asked, but The Warrior's Rest could be used. */
  | { readonly kind: 'rest' }

/** `rest`: how many scratches The Warrior's Rest could put back at this moment; 0 when it cannot be used. */
export type LegendPrompt = LegendQuestion & { readonly rest: 0 | 1 | 2 }
export type PromptKind = LegendPrompt['kind']
export type PromptOf<K extends PromptKind> = Extract<LegendPrompt, { kind: K }>
