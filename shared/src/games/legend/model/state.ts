/** The state of a match, plain data with ids, and what of it each seat sees. */
import type { Seat } from '../../../kernel'
import type { Pending, LegendPublicOptions, ScoreSheet } from '../state'
import type { CardId, TokenId } from './components'

export type {
  LegendPublic,
  LegendPublicOptions,
  LegendPublicPlayer,
  Pending,
  PublicBid,
  PublicStage,
  ScoreLine,
  ScoreSheet,
} from '../state'

export interface LegendOptions extends LegendPublicOptions {
  readonly startSeat: Seat | 'random'
}

/** A sealed commitment in a major episode played at once. Its cards still lie in the hand. */
export interface Bid {
  readonly cards: CardId[]
  /** Whether the others see how many cards it is. */
  readonly show: boolean
}

/** How far the present episode is. `done` counts the turns that are over. */
export type LegendStage =
  | { readonly kind: 'risk'; done: number }
  | { readonly kind: 'opportunity'; done: number }
  | { readonly kind: 'selection'; done: number }
  | { readonly kind: 'recovery'; done: number; readonly cards: CardId[] }
  | { readonly kind: 'majorAtOnce'; readonly bids: (Bid | null)[] }
  | InTurnStage
  | AuctionStage
  | PrizesStage
  | { readonly kind: 'over'; readonly sheets: readonly ScoreSheet[] }
export type StageKind = LegendStage['kind']
export type StageOf<K extends StageKind> = Extract<LegendStage, { kind: K }>

export interface InTurnStage {
  readonly kind: 'majorInTurn'
  turn: Seat
  /** Whether the player at turn has risked in this turn. */
  risked: boolean
  /** The cards before each player. */
  readonly laid: CardId[][]
  /** The symbols each player has reached; kept after leaving. */
  readonly totals: number[]
  /** Each seat's marker; null while still in. */
  readonly markers: (number | null)[]
}

export interface AuctionStage {
  readonly kind: 'treasureAuction'
  turn: Seat
  /** The tokens each bidder has turned face up; they still belong to the bidder. */
  readonly shown: TokenId[][]
  readonly in: boolean[]
}

/** The prizes of a ranked episode are being chosen, marker 1 first. */
export interface PrizesStage {
  readonly kind: 'prizes'
  /** The seat with each marker: `ranking[0]` has marker 1. */
  readonly ranking: readonly Seat[]
  /** What each seat reached. */
  readonly totals: readonly number[]
  /** The cards each seat revealed that counted, to look back on. */
  readonly cards: readonly (readonly CardId[])[]
  /** The tokens each seat revealed at Recover Treasures. */
  readonly tokens: readonly (readonly TokenId[])[]
  /** Who took each prize. As many as there are players. */
  readonly taken: (Seat | null)[]
}

export type PendingKind = Pending['kind']
export type PendingOf<K extends PendingKind> = Extract<Pending, { kind: K }>

export interface LegendState {
  readonly options: LegendOptions
  readonly seats: number
  /** Who has the start player's banner. */
  start: Seat
  /** The episode Beowulf stands on, 1 to 36. */
  step: number
  /** Sorted, like every list of what somebody holds: its order says nothing. */
  readonly hands: CardId[][]
  /** The activity cards each hand is known by everyone to hold, at least. */
  readonly known: CardId[][]
  /** The cards each seat drew unseen since the draw pile was last shuffled. */
  readonly drawn: CardId[][]
  /** Copies of each activity card that lay in the draw pile when it was last shuffled and were not turned up since. */
  readonly pool: number[]
  /** The next card to draw is the last. */
  readonly drawPile: CardId[]
  readonly discards: CardId[]
  /** Special cards beside the board, still to be won. */
  readonly offer: CardId[]
  /** Special cards that have left the game. */
  readonly gone: CardId[]
  /** Fame, treasure and misfortune tokens beside the board. */
  readonly supply: TokenId[]
  /** Face-down alliance tokens; the next to draw is the last. */
  readonly alliances: TokenId[]
  /** Sorted. */
  readonly tokens: TokenId[][]
  /** Fame owed because the box had no tokens left to give change with. */
  readonly owed: number[]
  readonly scratches: number[]
  /** Large tiles with one wound. */
  readonly wounds: number[]
  /** Who has the tile with two wounds. */
  doubleWound: Seat | null
  stage: LegendStage
  readonly pending: Pending[]
}

/** What one seat sees besides the public view (`LegendPublic`). */
export interface LegendSecret {
  /** Sorted. */
  readonly hand: readonly CardId[]
  /** Cards this seat drew unseen since the draw pile was last shuffled, wherever they are now. Sorted. */
  readonly drawn: readonly CardId[]
  /** Sorted. */
  readonly tokens: readonly TokenId[]
  readonly bid: Bid | null
}
