/** What a television page asks of its screen. */
import { useEffect, useState } from 'preact/hooks'

export const TV_WIDTH = 1920
export const TV_HEIGHT = 1080

export const scaleFor = (width: number, height: number): number =>
  Math.min(width / TV_WIDTH, height / TV_HEIGHT)

/** The whole picture is scaled, without a new layout. */
export function useStageScale(): number {
  const now = () => scaleFor(innerWidth, innerHeight)
  const [scale, setScale] = useState(now)
  useEffect(() => {
    const resize = () => setScale(now())
    addEventListener('resize', resize)
    return () => removeEventListener('resize', resize)
  }, [])
  return scale
}

/** Keeps the screen awake while the page is in sight; browsers release the lock when it is not. */
export function useAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null
    const hold = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock?.request('screen').then(
        lock => {
          held = lock
        },
        () => {},
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      document.removeEventListener('visibilitychange', hold)
      void held?.release()
    }
  }, [])
}

const POINTER_MS = 3000

/** No pointer in the picture once nobody moves it. */
export function useHiddenPointer(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const { classList } = document.documentElement
    const move = () => {
      classList.remove('tv-still')
      clearTimeout(timer)
      timer = setTimeout(() => classList.add('tv-still'), POINTER_MS)
    }
    move()
    addEventListener('pointermove', move)
    return () => {
      clearTimeout(timer)
      classList.remove('tv-still')
      removeEventListener('pointermove', move)
    }
  }, [])
}
