import type { HallScreen } from '@heorot/shared'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ApiRefusal } from '../../session/api'
import { hallScreen } from '../../session/hallApi'
import { type Showing, tableToShow } from './hallShow'

const ASK_MS = 4_000
/** How long a result stays on the screen. */
const RESULT_MS = 60_000

export interface HallShow {
  readonly screen: HallScreen | null
  /** The table to show. */
  readonly code: string | null
  /** Why there is nothing; the hall is asked again all the same. */
  readonly refused: string | null
  /** Whether the match that is shown goes on. */
  readonly onPlaying: (playing: boolean) => void
}

/** What the hall is playing, asked every few seconds; what is known stays while nobody answers. */
export function useHallShow(hall: string): HallShow {
  const [screen, setScreen] = useState<HallScreen | null>(null)
  const [showing, setShowing] = useState<Showing | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let wanted = true
    const look = async () => {
      const answer = await hallScreen(hall).catch((error: unknown) => error)
      if (!wanted) return
      if (!(answer instanceof Error)) {
        setScreen(answer as HallScreen)
        setRefused(null)
      } else if (answer instanceof ApiRefusal && answer.reason === 'no-such-hall') setRefused(answer.reason)
      timer = setTimeout(() => void look(), ASK_MS)
    }
    void look()
    return () => {
      wanted = false
      clearTimeout(timer)
    }
  }, [hall])
  useEffect(() => () => clearTimeout(ending.current), [])
  const code = screen && !refused ? tableToShow(screen.tables, showing) : null
  useEffect(() => {
    clearTimeout(ending.current)
    setShowing(code === null ? null : { code, isDone: false })
  }, [code])
  const onPlaying = (playing: boolean) => {
    clearTimeout(ending.current)
    if (code === null) return
    const isDone = () => setShowing({ code, isDone: true })
    if (!playing) ending.current = setTimeout(isDone, RESULT_MS)
    else setShowing({ code, isDone: false })
  }
  return { screen, code, refused, onPlaying }
}
