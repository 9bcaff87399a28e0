/** Draws the pictures of the whole match while nothing else happens, so that a jump finds them drawn. */
import { useEffect } from 'preact/hooks'
import type { Scene } from '../../kit/GameClient'
import { namedFrame } from '../../session/seatName'
import type { Playback } from './Playback'

/** Between two chapters little comes that is new: not every step is looked at. */
const STRIDE = 4
const IDLE_MS = 30

/** Not every browser tells when it is idle. */
const idle = (): Promise<unknown> =>
  new Promise(resolve =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, IDLE_MS),
  )

/** Where each chapter begins, then what lies between. */
function stepsAhead({ timeline }: Playback): readonly number[] {
  const between = Array.from({ length: Math.floor(timeline.length / STRIDE) }, (_, i) => i * STRIDE)
  return [...new Set([...timeline.chapters.map(({ at }) => at), timeline.length, ...between])]
}

async function drawAhead(scene: Scene, playback: Playback, isOver: () => boolean): Promise<void> {
  for (const step of stepsAhead(playback)) {
    await idle()
    if (isOver()) return
    await scene.prepare(namedFrame(playback.frameAt(step)))
  }
}

/** Other eyes see other cards. */
export function useDrawnAhead(scene: Scene | null, playback: Playback): void {
  const eyes = playback.eyes.value
  useEffect(() => {
    if (!scene) return
    let over = false
    void drawAhead(scene, playback, () => over)
    return () => {
      over = true
    }
  }, [scene, playback, eyes])
}
