/** On a table with a clock, players can agree on a pause and give each other time. */
import type { Refusal, Seat } from '@heorot/shared'
import type { TableRecord } from '../../store/TableRecord'
import { timeBudget } from './clock'
import { NO_PAUSE } from './newRecord'
import { refusal } from './seating'

/** A table gives at most this many times its usual reserve. */
const MOST_RESERVES = 4

export const isPaused = ({ pause }: Pick<TableRecord, 'pause'>): boolean => pause.since !== null

/** Whoever plays without a bot in their place has a say. */
const players = ({ seats }: TableRecord): string[] =>
  seats.flatMap(({ person, bot }) => (person !== null && bot === null ? [person] : []))

/** Those who want a pause and still play. */
export const pauseWantedBy = (table: TableRecord): string[] =>
  players(table).filter(person => table.pause.wanted.includes(person))

/** Once everybody wants a pause, all clocks stand still; as soon as one does not, they go on. */
export function wantPause(table: TableRecord, person: string, want: boolean, now: number): Refusal | null {
  if (table.clock === 'none') return refusal('no-clock')
  if (!want) {
    const wasPaused = isPaused(table)
    if (wasPaused) resume(table, now)
    const others = table.pause.wanted.filter(other => other !== person)
    table.pause = wasPaused ? { ...NO_PAUSE, resumedAt: now } : { ...table.pause, wanted: others }
    return null
  }
  const wanted = [...new Set([...table.pause.wanted, person])]
  const agreed = players(table).every(player => wanted.includes(player))
  table.pause = { ...table.pause, wanted, since: table.pause.since ?? (agreed ? now : null) }
  return null
}

function resume({ seats, pause }: TableRecord, now: number): void {
  for (const seat of seats) if (seat.askedAt !== null) seat.askedAt += now - (pause.since ?? now)
}

/** Adds the time of one decision to somebody else's reserve. */
export function giveTime(table: TableRecord, from: Seat | null, to: Seat): Refusal | null {
  const place = table.seats[to]
  const budget = timeBudget(table.clock)
  if (!budget) return refusal('no-clock')
  if (!place) return refusal('no-such-seat')
  if (from === to) return refusal('own-time')
  place.reserve = Math.min(place.reserve + budget.decision, budget.reserve * MOST_RESERVES)
  return null
}
