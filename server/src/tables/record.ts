/** New table records, and those that earlier versions stored. */
import {
  type ChatLine,
  type ClockName,
  type CreateOrder,
  type Phase,
  repairText,
  type Seat,
  type SeatHolder,
  TEXT_RULES,
} from '@heorot/shared'
import type { Holder, Sanction, SeatRecord, TableRecord } from '../store/TableRecord'
import { timeBudget } from './clock'

/** Brings what an earlier version stored up to date: names it let pass, no holders, and less detailed sanctions. */
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

const completed = (sanction: Partial<Sanction> | string): Sanction => ({
  ...{ person: '', place: '', known: [], until: 0 },
  ...(typeof sanction === 'string' ? { person: sanction } : sanction),
})

export const chatUpToDate = (lines: readonly ChatLine[]): ChatLine[] =>
  lines.map(line => ({
    ...line,
    name: repairText(line.name, TEXT_RULES.name),
    said: 'text' in line.said ? { text: repairText(line.said.text, TEXT_RULES.chat) } : line.said,
  }))

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
