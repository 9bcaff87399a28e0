/** What a match looks like from outside: to everyone (see `state.ts`), and to one seat besides. */
import type { CardId, TokenId } from './components'
import type { Bid } from './state'

export type { LegendPublic, PublicBid, LegendPublicOptions, LegendPublicPlayer, PublicStage } from '../state'

/** What one seat sees besides. */
export interface LegendSecret {
  /** Sorted. */
  readonly hand: readonly CardId[]
  /** Cards this seat drew unseen since the draw pile was last shuffled, wherever they are now. Sorted. */
  readonly drawn: readonly CardId[]
  /** Sorted. */
  readonly tokens: readonly TokenId[]
  readonly bid: Bid | null
}
