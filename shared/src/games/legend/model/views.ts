/** What a match looks like from outside: to everyone, and to one seat besides. */
import type { Seat } from '../../../kernel'
import type { CardId, TokenId } from './components'
import type { Bid, Options, Pending, Stage } from './state'

/** A player as everyone sees them. */
export interface PublicPlayer {
  /** Cards in hand, committed ones included. */
  readonly cards: number
  /** Special cards known to be in the hand (counted in `cards`). */
  readonly specials: readonly CardId[]
  /** Activity cards known to be in the hand, at least (counted in `cards`): openly taken or shown, and not given up since. */
  readonly known: readonly CardId[]
  /** Face-down tokens, those shown in an auction included. */
  readonly square: number
  readonly round: number
  /** The tokens themselves where all may see them: with `openTokens`, and once the game is over. */
  readonly tokens: readonly TokenId[] | null
  readonly owed: number
  readonly scratches: number
  /** Large tiles with one wound. */
  readonly wounds: number
  readonly doubleWound: boolean
}

/** A sealed bid as the others see it: who has locked, and the count only if its owner shows it. */
export interface PublicBid {
  readonly locked: boolean
  readonly count: number | null
}

export type PublicStage =
  | Exclude<Stage, { kind: 'majorAtOnce' }>
  | { readonly kind: 'majorAtOnce'; readonly bids: readonly PublicBid[] }

/** What lies beside the board: square tokens open, alliances face down. */
export interface PublicSupply {
  readonly square: readonly TokenId[]
  readonly alliance: number
}

export interface Public {
  readonly options: Options
  readonly start: Seat
  readonly step: number
  readonly players: readonly PublicPlayer[]
  readonly drawPile: number
  /**
   * By activity card: the copies that lay in the draw pile when it was last shuffled and were not turned
   * up since. Each is still there or was drawn unseen.
   */
  readonly pool: readonly number[]
  /** All discards, oldest first. */
  readonly discards: readonly CardId[]
  readonly offer: readonly CardId[]
  readonly gone: readonly CardId[]
  readonly supply: PublicSupply
  readonly stage: PublicStage
  readonly pending: readonly Pending[]
}

/** What one seat sees besides. */
export interface Secret {
  /** Sorted. */
  readonly hand: readonly CardId[]
  /** Cards this seat drew unseen since the draw pile was last shuffled, wherever they are now. Sorted. */
  readonly drawn: readonly CardId[]
  /** Sorted. */
  readonly tokens: readonly TokenId[]
  readonly bid: Bid | null
}
