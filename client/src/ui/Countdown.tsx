import { useEffect, useState } from 'preact/hooks'
import { spoken, words } from '../app/language'
import { clockWords } from './clockWords'
import { Icon } from './Icon'

const HURRY = 15_000

/** The time left until a moment of this browser's clock. */
export function Countdown({ deadline }: { readonly deadline: number }) {
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [deadline])
  const left = deadline - now
  return (
    <span
      class={left < HURRY ? 'countdown hurry' : 'countdown'}
      role="timer"
      aria-label={words().table.timeLeft}
    >
      <Icon name="hourglass" size={15} /> {clockWords(left, spoken())}
    </span>
  )
}
