import type { TableView } from '@heorot/shared'
import { computed } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { following, storyPlaying } from '../../../kit/tableContext'
import type { FrameSource, SendIntent, TableFrame } from '../../../session/frame'
import type { TableSession } from '../../../session/TableSession'
import type { Playhead } from '../../../playback/Playhead'
import { tellRefusal, useSession } from '../../people/context'
import { StageView } from './StageView'
import type { OpenedTable } from './useScene'

/** What is asked waits until the story before it has been told. */
const asked = (frame: TableFrame | null): TableFrame | null =>
  frame && storyPlaying.value ? { ...frame, prompt: null } : frame

/** Turned to the seat that a spectator follows. What it holds is seen only where hands are open. */
function followedFrame(frame: TableFrame | null): TableFrame | null {
  const seat = following.value?.seat ?? null
  if (!frame || seat === null || frame.viewer !== 'spectator') return frame
  return { ...frame, follows: seat, secret: frame.hands?.[seat] ?? null }
}

const turned = (playhead: Playhead): FrameSource => ({
  target: computed(() => followedFrame(playhead.target.value)),
  hurry: playhead.hurry,
  drawn: isDrawn => playhead.drawn(isDrawn),
  shown: frame => playhead.shown(frame),
})

const acting =
  (session: TableSession, playhead: Playhead): SendIntent =>
  async intent => {
    playhead.catchUp()
    const refusal = await session.act(intent)
    if (refusal) tellRefusal(session, refusal.reason)
    return refusal
  }

interface Props {
  readonly table: TableView
  readonly playhead: Playhead
  /** Told when the scene is there, so that the log can point at it. */
  readonly onOpened: (opened: OpenedTable) => void
}

export function SceneView({ table, playhead, onOpened }: Props) {
  const session = useSession()
  const { source, shown, act } = useMemo(
    () => ({
      source: turned(playhead),
      shown: computed(() => asked(playhead.frame.value)),
      act: acting(session, playhead),
    }),
    [session, playhead],
  )
  return (
    <StageView
      game={table.game}
      source={source}
      frame={shown.value}
      act={act}
      revision={table.revision}
      onOpened={onOpened}
    />
  )
}
