/** What the store keeps of a table. With the intents of its match it is the whole table. */
import {
  type BotStrength,
  type ChatLine,
  type ClockName,
  type CreateOrder,
  type Phase,
  repairText,
  type Seat,
  type SeatHolder,
  TEXT_RULES,
  type Watchers,
} from '@heorot/shared'
import { timeBudget } from './clock'

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

/** Who holds a seat from a step of the match on; see `holders.ts`. */
export interface Holder extends SeatHolder {
  readonly owner: string | null
}

/** Somebody the host has removed or muted; see `marks.ts`. */
export interface Mark {
  readonly person: string
  /** Hash of where they came from; empty when nobody remembers. */
  readonly place: string
  /** Persons who are not them, wherever they come from. */
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
  removed: Mark[]
  muted: Mark[]
}

/** Brings what an earlier version stored up to date: names it let pass, no holders, and less detailed marks. */
export function upToDate(record: TableRecord): TableRecord {
  const seats = record.seats.map(seat => ({
    ...seat,
    name: seat.name && repairText(seat.name, TEXT_RULES.name),
  }))
  return {
    ...record,
    seats,
    holders: record.holders ?? presentHolders(record.phase, seats),
    removed: record.removed.map(completed),
    muted: record.muted.map(completed),
  }
}

const presentHolders = (phase: Phase, seats: readonly SeatRecord[]): Holder[] =>
  phase === 'waiting' ? [] : seats.map((seat, i) => holderOf(seat, i, 1))

/** What everybody may know of a holder. */
export const publicHolder = ({ seat, from, name, person, bot }: Holder): SeatHolder => ({
  ...{ seat, from, name, person, bot },
})

export const holderOf = ({ owner, person, name, bot }: SeatRecord, seat: Seat, from: number): Holder => ({
  ...{ seat, from, owner, person, name, bot },
})

const completed = (mark: Partial<Mark> | string): Mark => ({
  ...{ person: '', place: '', known: [], until: 0 },
  ...(typeof mark === 'string' ? { person: mark } : mark),
})

export const chatUpToDate = (lines: readonly ChatLine[]): ChatLine[] =>
  lines.map(line => ({
    ...line,
    name: repairText(line.name, TEXT_RULES.name),
    said: 'text' in line.said ? { text: repairText(line.said.text, TEXT_RULES.chat) } : line.said,
  }))

/** One accepted intent, as stored. */
export interface IntentRow {
  readonly step: number
  readonly seat: Seat
  readonly intent: unknown
  /** The client's id for it; null for what a bot played. */
  readonly id: string | null
}

export const emptySeat = (clock: ClockName): SeatRecord => ({
  name: '',
  owner: null,
  person: null,
  bot: null,
  chance: '',
  reserve: timeBudget(clock)?.reserve ?? 0,
  askedAt: null,
})

/** A hint takes nothing from bots; among people it is for the host to allow. */
const isSolo = ({ bots, seats }: CreateOrder): boolean =>
  bots.slice(0, seats).filter(bot => bot !== null).length >= seats - 1

export interface Founder {
  readonly owner: string
  readonly person: string
}

export function newRecord(
  code: string,
  order: CreateOrder,
  options: unknown,
  founder: Founder,
  serverSeed: string,
  now: number,
): TableRecord {
  const seats = Array.from({ length: order.seats }, (_, i) => ({
    ...emptySeat(order.clock),
    bot: order.bots[i] ?? null,
  }))
  const own = order.sit ? seats.find(seat => seat.bot === null) : undefined
  if (own) Object.assign(own, { ...founder, name: order.name })
  return {
    code,
    game: order.game,
    createdAt: now,
    phase: 'waiting',
    match: 1,
    host: founder.person,
    seats,
    holders: [],
    options,
    public: order.public,
    watch: order.watch,
    clock: order.clock,
    hints: order.hints ?? isSolo(order),
    locked: false,
    serverSeed,
    seed: null,
    rules: null,
    finishedAt: null,
    removed: [],
    muted: [],
  }
}
