/** What the table would refuse, so that nothing is offered in vain: see docs/adr/0038-rights.md. */
import type { SeatView, SessionInfo, TableReason, TableView } from '@heorot/shared'

/** Milliseconds until others may ask for the seat: 0 when they may now; null while the time is unknown. */
export const waitAt = ({ askableAt }: SeatView, now: number): number | null =>
  askableAt === null ? null : Math.max(0, askableAt - now)

function owned(seat: SeatView, now: number): TableReason | null {
  if (waitAt(seat, now) === 0) return null
  return seat.online ? 'owner-present' : 'owner-may-return'
}

/** Why no bot can be sent to play for a seat. */
export function cannotCover({ phase, seats }: TableView, index: number, now: number): TableReason | null {
  const seat = seats[index]!
  return phase === 'playing' && seat.person && !seat.bot ? owned(seat, now) : null
}

/** Why a spectator cannot ask for any seat in this match. */
export function cannotAskAtAll(table: TableView, { person }: SessionInfo): TableReason | null {
  if (table.locked && person !== table.host) return 'locked'
  const held = table.holders.some(holder => holder.person === person)
  return held || table.hands === 'hidden' ? null : 'hands-shown'
}

/** A seat whose hand another person has seen is passed on only if two players agree. */
export function areTooFew({ seats, holders }: TableView, index: number, { person }: SessionInfo): boolean {
  const last = holders.findLast(holder => holder.seat === index && holder.person !== null)
  const deciders = seats.filter((place, i) => i !== index && place.person && !place.bot)
  return last !== undefined && last.person !== person && deciders.length < 2
}

/** Why a spectator cannot ask for this seat. */
export function cannotAsk(
  table: TableView,
  index: number,
  you: SessionInfo,
  now: number,
): TableReason | null {
  const seat = table.seats[index]!
  const held = table.holders.find(holder => holder.person === you.person)
  if (held && held.seat !== index) return 'own-seat-only'
  const reason = seat.person ? owned(seat, now) : null
  return reason ?? (areTooFew(table, index, you) ? 'too-few-to-agree' : null)
}
