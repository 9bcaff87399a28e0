import type { TableView } from '@heorot/shared'
import { storyPlaying } from '../../kit/tableContext'
import type { SendIntent, TableFrame } from '../../session/frame'
import type { Playhead } from '../../session/Playhead'
import { tellRefusal, useSession } from '../people/context'
import { StageView } from './StageView'
import type { OpenedTable } from './useScene'

/** What is asked waits until the story before it has been told. */
const asked = (frame: TableFrame | null): TableFrame | null =>
  frame && storyPlaying.value ? { ...frame, prompt: null } : frame

interface Props {
  readonly table: TableView
  readonly playhead: Playhead
  /** Told when the scene is there, so that the log can point at it. */
  readonly onOpened: (opened: OpenedTable) => void
}

export function SceneView({ table, playhead, onOpened }: Props) {
  const session = useSession()
  const act: SendIntent = async intent => {
    playhead.catchUp()
    const refusal = await session.act(intent)
    if (refusal) tellRefusal(session, refusal.reason)
    return refusal
  }
  return (
    <StageView
      game={table.game}
      source={playhead}
      frame={asked(playhead.frame.value)}
      act={act}
      revision={table.revision}
      onOpened={onOpened}
    />
  )
}
