/** What happened, in the wording everyone may hear or the one its owner hears. */
import type { Seat } from '../../../kernel'
import type { CardId, Heal, Prize, SpecialId, TokenId } from './components'
import type { ScoreSheet } from './state'

/** Who revealed what in a ranking, by seat. */
export interface RankedSeat {
  readonly totals: readonly number[]
  /** Seats by marker, marker 1 first. */
  readonly ranking: readonly Seat[]
}

export type LegendEvent =
  | { readonly kind: 'episodeBegan'; readonly step: number; readonly start: Seat }
  /** A treasure episode in the basic game. */
  | { readonly kind: 'passedOver'; readonly step: number }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | {
      readonly kind: 'risked'
      readonly seat: Seat
      readonly daring: boolean
      readonly cards: readonly CardId[]
      /** Those that fit: into the hand in a risk episode, laid in a major one. None: the risk failed. */
      readonly fitting: readonly CardId[]
    }
  | {
      readonly kind: 'paid'
      readonly seat: Seat
      readonly cards: readonly CardId[]
      readonly tokens: readonly TokenId[]
    }
  /** `cards` is null for everyone but the drawer. */
  | {
      readonly kind: 'drew'
      readonly seat: Seat
      readonly count: number
      readonly cards: readonly CardId[] | null
    }
  | { readonly kind: 'reshuffled'; readonly count: number }
  /** `gone`: special cards, which leave the game. */
  | {
      readonly kind: 'discarded'
      readonly seat: Seat
      readonly cards: readonly CardId[]
      readonly gone: readonly CardId[]
    }
  | { readonly kind: 'turnedUp'; readonly cards: readonly CardId[] }
  | { readonly kind: 'tookCard'; readonly seat: Seat; readonly card: CardId }
  /** `count` is null unless the bidder shows it. */
  | { readonly kind: 'locked'; readonly seat: Seat; readonly count: number | null }
  | ({
      readonly kind: 'bidsRevealed'
      /** Everything committed, bluffs included, by seat. */
      readonly bids: readonly (readonly CardId[])[]
    } & RankedSeat)
  | {
      readonly kind: 'laid'
      readonly seat: Seat
      readonly cards: readonly CardId[]
      /** All before this player now. */
      readonly total: number
    }
  | { readonly kind: 'withdrew'; readonly seat: Seat }
  | { readonly kind: 'tookMarker'; readonly seat: Seat; readonly marker: number }
  | { readonly kind: 'tookPrize'; readonly seat: Seat; readonly prize: number; readonly gives: Prize }
  | { readonly kind: 'gainedToken'; readonly seat: Seat; readonly token: TokenId }
  /** `tokens` is null for everyone but the gainer. */
  | {
      readonly kind: 'gainedAlliance'
      readonly seat: Seat
      readonly count: number
      readonly tokens: readonly TokenId[] | null
    }
  /** With open tokens, everyone sees what was drawn. */
  | { readonly kind: 'alliancesShown'; readonly seat: Seat; readonly tokens: readonly TokenId[] }
  | { readonly kind: 'gainedSpecial'; readonly seat: Seat; readonly card: CardId }
  /** Fame 2 had run out: `taken` for `given` and what is `owed` make up the two points. */
  | {
      readonly kind: 'gotChange'
      readonly seat: Seat
      readonly taken: readonly TokenId[]
      readonly given: readonly TokenId[]
      readonly owed: number
    }
  | { readonly kind: 'scratched'; readonly seat: Seat }
  /** `wounds`: 2 for the double wound. A third scratch becomes a wound too. */
  | {
      readonly kind: 'wounded'
      readonly seat: Seat
      readonly wounds: number
      readonly by: 'prize' | 'thirdScratch'
    }
  | { readonly kind: 'healed'; readonly seat: Seat; readonly heal: Heal; readonly scratches: number }
  /** `saved`: the card the Blessing took back; `refused`: the prize the Inspiration turned away. */
  | {
      readonly kind: 'usedSpecial'
      readonly seat: Seat
      readonly special: SpecialId
      readonly saved: CardId | null
      readonly refused: Prize | null
    }
  | {
      readonly kind: 'showed'
      readonly seat: Seat
      readonly tokens: readonly TokenId[]
      readonly total: number
    }
  | { readonly kind: 'droppedOut'; readonly seat: Seat }
  | { readonly kind: 'wonAuction'; readonly seat: Seat; readonly tokens: readonly TokenId[] }
  | ({ readonly kind: 'treasuresRevealed'; readonly tokens: readonly (readonly TokenId[])[] } & RankedSeat)
  | ({ readonly kind: 'handsRevealed'; readonly hands: readonly (readonly CardId[])[] } & RankedSeat)
  | { readonly kind: 'startPassed'; readonly seat: Seat }
  | { readonly kind: 'ended'; readonly sheets: readonly ScoreSheet[] }
export type EventKind = LegendEvent['kind']
