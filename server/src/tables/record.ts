/** New table records, and those that earlier versions stored. */
import {
  type ChatLine,
  type ClockName,
  type CreateOrder,
  type HintRule,
  type Phase,
  repairText,
  type Seat,
  type SeatHolder,
  TEXT_RULES,
} from '@heorot/shared'
import type {
  Holder,
  NotifyRecord,
  PauseRecord,
  Sanction,
  SeatRecord,
  TableRecord,
} from '../store/TableRecord'
import { timeBudget } from './clock'

const emptyNotify = (): NotifyRecord => ({ devices: [], webhook: null, told: {}, reminded: {} })

export const NO_PAUSE: PauseRecord = { wanted: [], since: null }

/**
 * Brings what an earlier version stored up to date: names it let pass, no holders, no pauses, hints for all
 * or none, no setting for the coach, and less detailed sanctions.
 */
export function upToDate(record: TableRecord): TableRecord {
  const seats = record.seats.map(seat => ({
    ...seat,
    name: seat.name && repairText(seat.name, TEXT_RULES.name),
    agreed: seat.agreed ?? false,
  }))
  return {
    ...record,
    seats,
    pause: record.pause ?? NO_PAUSE,
    notify: record.notify ?? emptyNotify(),
    broadcast: record.broadcast ?? 0,
    hands: record.hands ?? 'hidden',
    holders: record.holders ?? presentHolders(record.phase, seats),
    hints: hintRuleOf(record.hints),
    coach: record.coach ?? true,
    removed: record.removed.map(completed),
    muted: record.muted.map(completed),
  }
}

const hintRuleOf = (stored: HintRule | boolean | undefined): HintRule =>
  typeof stored === 'string' ? stored : stored ? 'everyone' : 'nobody'

const presentHolders = (phase: Phase, seats: readonly SeatRecord[]): Holder[] =>
  phase === 'waiting' ? [] : seats.map((seat, i) => holderOf(seat, i, 1))

/** What everybody may know of a holder. */
export const publicHolder = ({ seat, from, name, person, bot }: Holder): SeatHolder => {
  return { seat, from, name, person, bot }
}

export const holderOf = (
  { owner, person, name, bot, member }: SeatRecord,
  seat: Seat,
  from: number,
): Holder => ({
  ...{ seat, from, owner, person, name, bot },
  ...(member && { member }),
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
  agreed: false,
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
  /** Which member of the table's hall this is. */
  readonly member?: string
}

export function newRecord(
  code: string,
  order: CreateOrder,
  options: unknown,
  founder: Founder,
  serverSeed: string,
  now: number,
  hall: string | null = null,
): TableRecord {
  const seats = Array.from({ length: order.seats }, (_, i) => ({
    ...emptySeat(order.clock),
    bot: order.bots[i] ?? null,
  }))
  const own = order.sit ? seats.find(seat => seat.bot === null) : undefined
  // Who offers a broadcast agrees to it.
  if (own) Object.assign(own, { ...founder, name: order.name, agreed: order.broadcast > 0 })
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
    hints: order.hints ?? (isSolo(order) ? 'everyone' : 'nobody'),
    coach: order.coach,
    broadcast: order.broadcast,
    hands: 'hidden',
    locked: false,
    serverSeed,
    seed: null,
    rules: null,
    finishedAt: null,
    notify: emptyNotify(),
    pause: NO_PAUSE,
    removed: [],
    muted: [],
    ...(hall && { hall }),
  }
}
