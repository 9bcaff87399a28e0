import { Countdown } from '../../ui/Countdown'
import { deadlines } from '../tableContext'

/** The time a seat has left, while it runs. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const deadline = deadlines.value[seat] ?? null
  return deadline === null ? null : <Countdown deadline={deadline} />
}
