import { useSignalEffect } from '@preact/signals'
import { useReset } from '../../app/hooks'
import { deadlines } from '../../kit/tableContext'
import type { Playhead } from '../../playback/Playhead'
import type { TableSession } from '../../session/TableSession'
import { Countdown } from '../../ui/Countdown'
import { useSession } from '../people/context'

/** Tells the drawn table whose time runs out when; at an earlier moment nobody's does. */
export function useDeadlines({ table, skew }: TableSession, { inPast }: Playhead): void {
  useSignalEffect(() => {
    const seats = inPast.value ? [] : (table.value?.seats ?? [])
    deadlines.value = seats.map(({ deadline }) => deadline && deadline - skew.value)
  })
  useReset(deadlines, [])
}

/** The time of the seat that has to act: yours if you are asked, else the one that ends first. */
export function TurnClock() {
  const { you } = useSession()
  const running = deadlines.value.filter(deadline => deadline !== null)
  const mine = deadlines.value[you.value?.seat ?? -1]
  const deadline = mine ?? (running.length > 0 ? Math.min(...running) : null)
  return deadline === null ? null : <Countdown deadline={deadline} />
}
