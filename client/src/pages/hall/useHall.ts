import type { HallInfo, Membership } from '@heorot/shared'
import { useEffect, useRef, useState } from 'preact/hooks'
import { refusalOf } from '../../api/api'
import { hallInfo } from '../../api/hallApi'
import { rememberHall } from '../../thisBrowser/myHalls'

const VISIBLE = 4_000
const HIDDEN = 45_000

export interface HallState {
  readonly info: HallInfo | null
  readonly isLost: boolean
  /** The hall does not know this browser any more. */
  readonly isGone: boolean
  reload(): Promise<void>
}

/** The hall as it is now: asked again every few seconds; what is known stays while nobody answers. */
export function useHall({ id, token }: Membership): HallState {
  const [info, setInfo] = useState<HallInfo | null>(null)
  const [state, setState] = useState<'live' | 'lost' | 'gone'>('live')
  const timer = useRef(0)
  const look = async (): Promise<void> => {
    clearTimeout(timer.current)
    try {
      const found = await hallInfo({ id, token })
      setInfo(found)
      setState('live')
      rememberHall({ id, token, code: found.code })
    } catch (error) {
      setState(refusalOf(error) === 'no-such-hall' ? 'gone' : 'lost')
    }
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => void look(), document.hidden ? HIDDEN : VISIBLE)
  }
  useEffect(() => {
    const onShow = () => {
      if (!document.hidden) void look()
    }
    void look()
    document.addEventListener('visibilitychange', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onShow)
      clearTimeout(timer.current)
      timer.current = -1
    }
  }, [id, token])
  return { info, isLost: state === 'lost', isGone: state === 'gone', reload: look }
}
