import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { plainNumber } from '../../app/language/grammar'
import { motionPace } from '../../app/settings/settings'

const COUNT_MS = 400

interface Props {
  readonly value: number
  /** How the number is written. */
  write?(n: number): string
}

/** A number that counts to its new value where things may move, and changes at once elsewhere. */
export function Counted({ value, write = plainNumber }: Props) {
  const [shown, setShown] = useState(value)
  const at = useRef(value)
  useLayoutEffect(() => {
    const start = at.current
    const duration = COUNT_MS * motionPace()
    const began = performance.now()
    let frame = 0
    const step = (now: number) => {
      const part = duration > 0 ? Math.min(1, (now - began) / duration) : 1
      at.current = Math.round(start + (value - start) * part)
      setShown(at.current)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    if (start !== value) step(began)
    return () => cancelAnimationFrame(frame)
  }, [value])
  return <>{write(shown)}</>
}
