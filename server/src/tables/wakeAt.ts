/** When somebody must look at a table even if nobody is connected to it. */
import type { PlayTime } from '../ops/playTime'
import type { Write } from '../store/Store'
import { deadlineOf, reminderOf } from './clock'
import type { TableRecord } from '../store/TableRecord'
import { isOccupied } from './seating'

/** While it is awake, a table that moves by itself asks to be woken again at once after a crash. */
export function tableRow(record: TableRecord, wakeAt = movesByItself(record) ? 0 : null): Write {
  return { kind: 'table', record, wakeAt }
}

/** A match of a hall that ended in the moment of a crash is counted at once, not when somebody looks in. */
const movesByItself = ({ phase, clock, seats, pause, hall }: TableRecord): boolean =>
  phase === 'playing' &&
  pause.since === null &&
  (clock !== 'none' || Boolean(hall) || seats.some(seat => seat.bot !== null))

export function nextDeadline(record: TableRecord, playTime: PlayTime): number | null {
  const { phase, seats, clock, pause } = record
  if (pause.since !== null || phase !== 'playing') return null
  const times = seats.flatMap((seat, i) => [
    deadlineOf(seat, clock, playTime),
    isToBeReminded(record, i) ? reminderOf(seat, clock, playTime) : null,
  ])
  const due = times.filter(time => time !== null)
  return due.length > 0 ? Math.min(...due) : null
}

/** Somebody who was told and has a device that can be told again; of members only their hall knows that. */
function isToBeReminded({ seats, notify, hall }: TableRecord, i: number): boolean {
  const seat = seats[i]
  const decision = notify.told[i]
  if (!seat || !isOccupied(seat) || decision === undefined || notify.reminded[i] === decision) return false
  return Boolean(hall && seat.member) || notify.devices.some(({ owner }) => owner === seat.owner)
}
