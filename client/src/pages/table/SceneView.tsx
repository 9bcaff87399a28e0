import type { TableView } from '@heorot/shared'
import { useRef } from 'preact/hooks'
import { words } from '../../app/language'
import { settings } from '../../app/settings/settings'
import { storyPlaying } from '../../kit/tableContext'
import type { SendIntent, TableFrame } from '../../session/frame'
import type { Playhead } from '../../session/Playhead'
import { namedFrame } from '../../session/seatName'
import { Loading } from '../../ui/Loading'
import { tellRefusal, useSession } from '../people/context'
import { type OpenedTable, useScene } from './useScene'

interface TextTableProps {
  readonly opened: OpenedTable
  readonly act: SendIntent
  readonly playhead: Playhead
}

/** What is asked waits until the story before it has been told. */
const asked = (frame: TableFrame): TableFrame => (storyPlaying.value ? { ...frame, prompt: null } : frame)

/** The table as text: always there for those who hear; in sight when wanted, focused or the only way. */
function TextTable({ opened, act, playhead }: TextTableProps) {
  const { frame } = playhead
  const { Mirror, state } = opened
  const shown = settings.value.showMirror || state === 'failed'
  if (!Mirror || !frame.value) return null
  return (
    <section
      id="table-text"
      class={shown ? 'mirror shown' : 'mirror'}
      aria-label={words().table.asText}
      tabIndex={-1}
    >
      <Mirror frame={namedFrame(asked(frame.value))} act={act} />
    </section>
  )
}

interface Props {
  readonly table: TableView
  readonly playhead: Playhead
  /** Told when the scene is there, so that the log can point at it. */
  readonly onOpened: (opened: OpenedTable) => void
}

export function SceneView({ table, playhead, onOpened }: Props) {
  const session = useSession()
  const host = useRef<HTMLDivElement>(null)
  const act: SendIntent = async intent => {
    playhead.catchUp()
    const refusal = await session.act(intent)
    if (refusal) tellRefusal(session, refusal.reason)
    return refusal
  }
  const opened = useScene(table.game, host, playhead, act)
  onOpened(opened)
  const t = words().table
  return (
    <div class="stage" data-revision={table.revision}>
      <div class="scene" ref={host} aria-hidden="true" data-scene={opened.state} />
      {opened.state === 'failed' && <p class="banner">{t.drawingFailed}</p>}
      {(opened.state === 'loading' || opened.state === 'drawing') && (
        <Loading words={t.loadingTable} step={opened.state === 'loading' ? 2 : 3} of={4} />
      )}
      <TextTable opened={opened} act={act} playhead={playhead} />
    </div>
  )
}
