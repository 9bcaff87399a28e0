import type { HallScreen, ScreenTable } from '@heorot/shared'
import { useEffect, useRef, useState } from 'preact/hooks'
import { ApiRefusal } from '../../api/api'
import { hallScreen } from '../../api/hallApi'

/** Which table of a hall is on its big screen. */
export interface Showing {
  readonly code: string
  /** Its match is over and everybody has seen the result, or it cannot be watched any more. */
  readonly isDone: boolean
}

/** A lively table stays until its result has been seen; a quiet one makes room for the table with the newest move. */
export function tableToShow(tables: readonly ScreenTable[], now: Showing | null): string | null {
  const newest = tables[0]?.code ?? null
  if (!now) return newest
  const current = tables.find(({ code }) => code === now.code)
  if (current) return current.quiet ? newest : now.code
  return now.isDone ? newest : now.code
}

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
