/** Counts the final scores up, from the last place to the first. */
import type { Outcome } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { motionPace, pace } from '../../app/settings/settings'
import { scoresCounted } from '../../kit/tableContext'

/** From one place to the next, and how long a score counts, in milliseconds. */
const [NEXT_MS, COUNT_MS] = [900, 650]

export interface FinalCount {
  /** What stands at a seat by now; null before its turn. */
  score(seat: number): number | null
  readonly done: boolean
  /** Shows all of it. */
  finish(): void
}

/** Seats in the order in which they are counted: the last place first. */
const countOrder = ({ places }: Outcome): readonly number[] =>
  places.map((_, seat) => seat).sort((a, b) => places[b]! - places[a]!)

/** The score of a seat some time after the count began; it counts unless nothing may move. */
export function countedScore(
  outcome: Outcome,
  seat: number,
  elapsed: number,
  moving: boolean,
): number | null {
  const since = elapsed - countOrder(outcome).indexOf(seat) * NEXT_MS
  if (since < 0) return null
  const share = moving ? Math.min(1, since / COUNT_MS) : 1
  return Math.round((outcome.scores[seat] ?? 0) * share)
}

export function useFinalCount(outcome: Outcome): FinalCount {
  const total = outcome.places.length * NEXT_MS
  const [elapsed, setElapsed] = useState(scoresCounted.peek() || pace() === 0 ? total : 0)
  const done = elapsed >= total
  useEffect(() => {
    if (done) return
    const start = performance.now() - elapsed * pace()
    const step = (now: number) => {
      setElapsed(pace() === 0 ? total : Math.min(total, (now - start) / pace()))
      frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [done])
  return {
    score: seat => countedScore(outcome, seat, elapsed, motionPace() > 0),
    done,
    finish: () => setElapsed(total),
  }
}
