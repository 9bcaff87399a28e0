import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Playhead } from '../../playback/Playhead'
import type { TableSession } from '../../session/TableSession'
import { type ChanceMoment, LiveChances } from './LiveChances'

/** Earlier moments that are worked out for somebody who comes late. */
const EARLIER = 14

/** Moments that are only dragged past are not worked out. */
const STANDS_MS = 400

/** Spread over the steps before this one, and the step before it. */
export const earlierSteps = (revision: number): readonly number[] => {
  const count = Math.min(EARLIER, revision)
  const spread = Array.from({ length: count }, (_, i) => Math.round((i * revision) / count))
  return revision > EARLIER ? [...spread, revision - 1] : spread
}

/** The chances up to what is on the table; of a rewound viewer nothing later is asked for. */
export function useChances(session: TableSession, playhead: Playhead, game: string): LiveChances {
  const [chances] = useState(() => new LiveChances(game))
  useEffect(() => {
    let filled = 0
    const stop = effect(() => {
      const frame = playhead.frame.value
      if (!frame) return
      if (filled !== frame.match) {
        filled = frame.match
        void fill(session, chances, frame, () => filled === frame.match)
      }
      if (!playhead.inPast.value) {
        chances.ask(frame)
        return
      }
      const timer = setTimeout(() => chances.ask(frame), STANDS_MS)
      return () => clearTimeout(timer)
    })
    return () => {
      stop()
      filled = NaN
      chances.close()
    }
  }, [session, playhead])
  return chances
}

async function fill(
  session: TableSession,
  chances: LiveChances,
  { match, revision }: Pick<ChanceMoment, 'match' | 'revision'>,
  isWanted: () => boolean,
) {
  // What is asked last has its turn first: the latest of these.
  for (const step of earlierSteps(revision)) {
    const [past] = await session.past(step, step)
    if (!isWanted()) return
    if (past) chances.ask({ match, revision: past.revision, view: past.view })
  }
}
