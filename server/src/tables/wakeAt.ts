/** When somebody must look at a table even if nobody is connected to it. */
import type { PlayTime } from '../ops/playTime'
import type { Write } from '../store/Store'
import { deadlineOf } from './clock'
import type { TableRecord } from '../store/TableRecord'

/** While it is awake, a table that moves by itself asks to be woken again at once after a crash. */
export function tableRow(record: TableRecord, wakeAt = movesByItself(record) ? 0 : null): Write {
  return { kind: 'table', record, wakeAt }
}

const movesByItself = ({ phase, clock, seats }: TableRecord): boolean =>
  phase === 'playing' && (clock !== 'none' || seats.some(seat => seat.bot !== null))

export function nextDeadline({ phase, seats, clock }: TableRecord, playTime: PlayTime): number | null {
  const deadlines = seats.map(seat => deadlineOf(seat, clock, playTime)).filter(deadline => deadline !== null)
  return phase === 'playing' && deadlines.length > 0 ? Math.min(...deadlines) : null
}
