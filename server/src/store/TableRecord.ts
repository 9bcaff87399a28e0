/** What the store keeps of a table. With the intents of its match it is the whole table. */
import type {
  BotStrength,
  BroadcastDelay,
  ClockName,
  HandsState,
  HintRule,
  Phase,
  PublishedRecord,
  Seat,
  SeatHolder,
  Subscription,
  Watchers,
  Webhook,
} from '@heorot/shared'

export interface SeatRecord {
  name: string
  /** Hash of the owner's token; null while nobody owns the seat. */
  owner: string | null
  person: string | null
  /** The bot that holds a seat nobody owns, or plays for an owner who stood up during the match. */
  bot: BotStrength | null
  /** The owner agrees to the open broadcast that is offered. */
  agreed: boolean
  /** The entropy this seat adds to the deal, by the name that records have for it; empty until it has. */
  chance: string
  /** Reserve left, in milliseconds. */
  reserve: number
  /** Since when this seat has been thinking; null while it is not asked. See `clockStep`. */
  askedAt: number | null
  /** At a table of a hall: which member owns the seat. */
  member?: string | null
  /** The last step that a bot decided for the owner before their time was up: they may take it back. 0: none. */
  coveredStep: number
}

/** Who hosts. The hash decides what they may do; the id only names them. */
export interface HostRecord {
  /** As in `SeatRecord`; null at old tables where only the id was stored. */
  readonly owner: string | null
  readonly person: string
}

/** Somebody who asks for a seat in the middle of a match; see `tables/people/Takeovers.ts`. */
export interface TakeoverRecord {
  readonly seat: Seat
  readonly owner: string
  readonly person: string
  readonly name: string
  /** Hash of where they come from. */
  readonly place: string
  readonly member?: string
  /** Hashes of those who have agreed. */
  readonly agreed: readonly string[]
}

/** Who holds a seat from a step of the match on; see `tables/record/seatHistory.ts`. */
export interface Holder extends SeatHolder {
  readonly owner: string | null
  member?: string | null
}

/** Somebody the host has removed or muted; see `tables/record/sanctions.ts`. */
export interface Sanction {
  readonly person: string
  /** Hash of where they came from; empty when nobody remembers. */
  readonly place: string
  /** Persons it never applies to as strangers. */
  readonly known: readonly string[]
  readonly until: number
  /** They were removed while they watched, and may not watch either. */
  readonly watching?: true
}

/** A pause that players agree on; see `tables/record/pause.ts`. */
export interface PauseRecord {
  /** Persons who want one. */
  readonly wanted: readonly string[]
  /** Since when the clocks have stood still; null while they run. */
  readonly since: number | null
  /** When they last went on. */
  readonly resumedAt?: number
}

/** A browser that is told when it is its owner's turn. */
export interface Device extends Subscription {
  /** As in `SeatRecord`. */
  readonly owner: string
}

/** Who is told whose turn it is; see `tables/notices/TurnNotices.ts`. */
export interface NotifyRecord {
  devices: readonly Device[]
  webhook: Webhook | null
  /** By seat, the decision that was announced last, and the one that was reminded of. */
  told: Record<number, string>
  reminded: Record<number, string>
}

export interface TableRecord {
  readonly code: string
  readonly game: string
  readonly createdAt: number
  phase: Phase
  match: number
  host: HostRecord | null
  seats: SeatRecord[]
  /** Of the present match, oldest first; empty while the table waits. */
  holders: readonly Holder[]
  options: unknown
  public: boolean
  watch: Watchers
  clock: ClockName
  hints: HintRule
  coach: boolean
  /** Minutes; 0 when no open broadcast is offered. */
  broadcast: BroadcastDelay
  hands: HandsState
  locked: boolean
  serverSeed: string
  /** The present match's seed and rules; null while the table waits. */
  seed: string | null
  rules: { readonly version: number; readonly edition: string } | null
  /**
   * The last step whose time is in the seats' clocks. What later ones took follows from their own times, so that a
   * decision need not store the record. Earlier versions stored both, and no `clockStep`.
   */
  clockStep?: number
  finishedAt: number | null
  pause: PauseRecord
  /** In the order in which they were made. */
  takeovers: readonly TakeoverRecord[]
  /** By owner: when they were last here (play time), noted when the table leaves memory. */
  away: Readonly<Record<string, number>>
  notify: NotifyRecord
  removed: Sanction[]
  muted: Sanction[]
  /** The id of the hall it belongs to. */
  hall?: string | null
  /** The code of the hall that was founded after this match: those who played it may join. */
  invite?: string | null
}

/** One accepted intent, as stored. */
export interface IntentRow {
  readonly step: number
  readonly seat: Seat
  readonly intent: unknown
  /** The client's id for it; null for what a bot played. */
  readonly id: string | null
  /** Play time at which it was accepted; null in what earlier versions stored. */
  readonly at: number | null
}

/** A published record before its seal, which is computed when somebody asks for it. */
export type OpenRecord = Omit<PublishedRecord, 'seal'>
