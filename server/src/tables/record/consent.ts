/** Who agrees that viewers see all hands after a delay; see docs/adr/0035-delayed-hands.md. */
import type { BroadcastDelay, Refusal } from '@heorot/shared'
import type { TableRecord } from '../../store/TableRecord'
import { refuseAgreement } from './rights'
import { isFree, type Newcomer, refusal, seatOwnedBy } from './seating'

/** People agree to one delay: with another one everybody but the host is asked again. */
export function offerBroadcast(table: TableRecord, delay: BroadcastDelay): void {
  if (delay === table.broadcast) return
  table.broadcast = delay
  for (const seat of table.seats) seat.agreed = delay > 0 && seat.owner === table.host?.owner
}

/** What viewers see of the match that starts now. Bots need not agree. */
export function decideHands(table: TableRecord): void {
  const isAgreed = table.seats.every(seat => isFree(seat) || seat.agreed)
  table.hands = table.broadcast > 0 && isAgreed ? 'open' : 'hidden'
}

/** `agrees` is a delay, or 0 to withdraw. A match never opens again. */
export function answerBroadcast(table: TableRecord, guest: Newcomer, agrees: BroadcastDelay): Refusal | null {
  const seat = seatOwnedBy(table, guest.owner)
  if (agrees > 0 && table.broadcast === 0) return refusal('no-broadcast')
  const refused = agrees > 0 ? refuseAgreement(table, agrees) : null
  if (refused) return refused
  const place = seat === null ? undefined : table.seats[seat]
  if (place) place.agreed = agrees > 0
  if (agrees === 0 && table.hands === 'open') table.hands = 'closed'
  return null
}
