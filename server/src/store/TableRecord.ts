/** What the store keeps of a table. With the intents of its match it is the whole table. */
import type {
  BotStrength,
  ClockName,
  Phase,
  PublishedRecord,
  Seat,
  SeatHolder,
  Watchers,
} from '@heorot/shared'

export interface SeatRecord {
  name: string
  /** Hash of the owner's token; null while nobody owns the seat. */
  owner: string | null
  person: string | null
  /** The bot that holds a seat nobody owns, or plays for an owner who stood up during the match. */
  bot: BotStrength | null
  /** What this seat adds to the deal; empty until it has. */
  chance: string
  /** Reserve left, in milliseconds. */
  reserve: number
  /** Since when this seat has been thinking; null while it is not asked. */
  askedAt: number | null
}

/** Who holds a seat from a step of the match on; see `tables/holders.ts`. */
export interface Holder extends SeatHolder {
  readonly owner: string | null
}

/** Somebody the host has removed or muted; see `tables/sanctions.ts`. */
export interface Sanction {
  readonly person: string
  /** Hash of where they came from; empty when nobody remembers. */
  readonly place: string
  /** Persons it never applies to as strangers. */
  readonly known: readonly string[]
  readonly until: number
}

export interface TableRecord {
  readonly code: string
  readonly game: string
  readonly createdAt: number
  phase: Phase
  match: number
  host: string | null
  seats: SeatRecord[]
  /** Of the present match, oldest first; empty while the table waits. */
  holders: readonly Holder[]
  options: unknown
  public: boolean
  watch: Watchers
  clock: ClockName
  hints: boolean
  locked: boolean
  serverSeed: string
  /** The present match's seed and rules; null while the table waits. */
  seed: string | null
  rules: { readonly version: number; readonly edition: string } | null
  finishedAt: number | null
  removed: Sanction[]
  muted: Sanction[]
}

/** One accepted intent, as stored. */
export interface IntentRow {
  readonly step: number
  readonly seat: Seat
  readonly intent: unknown
  /** The client's id for it; null for what a bot played. */
  readonly id: string | null
}

/** A published record before its seal, which is computed when somebody asks for it. */
export type OpenRecord = Omit<PublishedRecord, 'seal'>
