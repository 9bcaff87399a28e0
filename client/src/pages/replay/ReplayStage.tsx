import type { SendIntent } from '../../session/frame'
import { StageView } from '../table/scene/StageView'
import type { OpenedTable } from '../table/scene/useScene'
import { useReplay } from './context'
import { useEffect, useState } from 'preact/hooks'
import type { Scene } from '../../kit/GameClient'
import { namedFrame } from '../../session/names'
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

/** Draws the pictures of the whole match while nothing else happens; every viewpoint sees other cards. */
export function useDrawnAhead(scene: Scene | null, playback: Playback): void {
  const viewpoint = playback.viewpoint.value
  useEffect(() => {
    if (!scene) return
    let over = false
    void drawAhead(scene, playback, () => over)
    return () => {
      over = true
    }
  }, [scene, playback, viewpoint])
}

/** What is past cannot be acted upon. */
const nothing: SendIntent = async () => ({ reason: 'match-over' })

/** The same table as in the match, fed from the record. */
export function ReplayStage({ onOpened }: { readonly onOpened: (opened: OpenedTable) => void }) {
  const { playback } = useReplay()
  const [scene, setScene] = useState<OpenedTable['scene']>(null)
  useDrawnAhead(scene, playback)
  return (
    <StageView
      game={playback.timeline.record.game}
      source={playback}
      frame={playback.frame.value}
      act={nothing}
      onOpened={opened => {
        if (opened.scene !== scene) setScene(opened.scene)
        onOpened(opened)
      }}
    />
  )
}
