import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../../dom/Icon'
import { words } from '../../i18n'
import { clockWords } from './clockWords'
import { useSession } from './context'

const HURRY = 15_000

/** The time of whoever is asked: yours if you are, else that of the one whose time ends first. */
export function TurnClock() {
  const { table, you, skew } = useSession()
  const [now, setNow] = useState(Date.now())
  const seats = table.value?.seats ?? []
  const mine = seats[you.value?.seat ?? -1]?.deadline
  const deadlines = seats.map(seat => seat.deadline).filter(deadline => deadline !== null)
  const deadline = mine ?? (deadlines.length > 0 ? Math.min(...deadlines) : null)
  useEffect(() => {
    if (deadline === null) return
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [deadline])
  if (deadline === null) return null
  const left = deadline - (now + skew.value)
  return (
    <span
      class={left < HURRY ? 'turn-clock hurry' : 'turn-clock'}
      role="timer"
      aria-label={words().table.timeLeft}
    >
      <Icon name="hourglass" size={15} /> {clockWords(left)}
    </span>
  )
}
