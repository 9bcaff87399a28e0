import type { SendIntent } from '../../session/frame'
import { StageView } from '../table/StageView'
import type { OpenedTable } from '../table/useScene'
import { useReplay } from './context'
import { useDrawnAhead } from './useDrawnAhead'
import { useState } from 'preact/hooks'

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
