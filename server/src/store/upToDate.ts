/** Reads what earlier versions stored of a table. */
import { type ChatLine, type HintRule, type Phase, repairText, TEXT_RULES } from '@heorot/shared'
import type { Holder, HostRecord, Sanction, SeatRecord, TableRecord } from './TableRecord'

/**
 * Brings what an earlier version stored up to date: names it let pass, no holders, no pauses, hints for all
 * or none, no setting for the coach, less detailed sanctions, and a host of whom only the id was kept.
 */
export function upToDate(record: TableRecord): TableRecord {
  const seats = record.seats.map(seat => ({
    ...seat,
    name: seat.name && repairText(seat.name, TEXT_RULES.name),
    agreed: seat.agreed ?? false,
    coveredStep: seat.coveredStep ?? 0,
  }))
  return {
    ...record,
    seats,
    host: hostOf(record),
    takeovers: record.takeovers ?? [],
    away: record.away ?? {},
    pause: record.pause ?? { wanted: [], since: null },
    notify: record.notify ?? { devices: [], webhook: null, told: {}, reminded: {} },
    broadcast: record.broadcast ?? 0,
    hands: record.hands ?? 'hidden',
    holders: record.holders ?? presentHolders(record.phase, seats),
    hints: hintRuleOf(record.hints),
    coach: record.coach ?? true,
    removed: record.removed.map(completed),
    muted: record.muted.map(completed),
  }
}

function hostOf({ host, seats, holders = [] }: TableRecord): HostRecord | null {
  if (host === null || typeof host === 'object') return host
  const person: string = host
  return { person, owner: [...seats, ...holders].find(one => one.person === person)?.owner ?? null }
}

const hintRuleOf = (stored: HintRule | boolean | undefined): HintRule =>
  typeof stored === 'string' ? stored : stored ? 'everyone' : 'nobody'

const presentHolders = (phase: Phase, seats: readonly SeatRecord[]): Holder[] =>
  phase === 'waiting'
    ? []
    : seats.map(({ owner, person, name, bot }, seat) => ({ seat, from: 1, owner, person, name, bot }))

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
