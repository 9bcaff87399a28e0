import type { TableView } from '@heorot/shared'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/language'
import { settings } from '../../app/settings/settings'
import type { SendIntent } from '../../session/frame'
import type { LookBack } from '../../session/LookBack'
import { namedFrame } from '../../session/seatName'
import { Loading } from '../../ui/Loading'
import { tellRefusal, useSession } from '../people/context'
import { type OpenedTable, useScene } from './useScene'

/** The table as text: always there for those who hear; in sight when wanted, focused or the only way. */
function TextTable({ opened, act }: { readonly opened: OpenedTable; readonly act: SendIntent }) {
  const { frame } = useSession()
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
      <Mirror frame={namedFrame(frame.value)} act={act} />
    </section>
  )
}

interface Props {
  readonly table: TableView
  /** What the drawn table shows; the table as text is always the present one. */
  readonly back: LookBack
  /** Told when the scene is there, so that the log can point at it. */
  readonly onOpened: (opened: OpenedTable) => void
}

export function SceneView({ table, back, onOpened }: Props) {
  const session = useSession()
  const host = useRef<HTMLDivElement>(null)
  const act: SendIntent = async intent => {
    back.skip()
    const refusal = await session.act(intent)
    if (refusal) tellRefusal(session, refusal.reason)
    return refusal
  }
  const opened = useScene(table.game, host, back, act)
  onOpened(opened)
  useEffect(() => {
    if (opened.state === 'shown') back.drawn()
  }, [opened.state])
  const t = words().table
  return (
    <div class="stage" data-revision={table.revision}>
      <div class="scene" ref={host} aria-hidden="true" data-scene={opened.state} />
      {opened.state === 'failed' && <p class="banner">{t.drawingFailed}</p>}
      {(opened.state === 'loading' || opened.state === 'drawing') && (
        <Loading words={t.loadingTable} step={opened.state === 'loading' ? 2 : 3} of={4} />
      )}
      <TextTable opened={opened} act={act} />
    </div>
  )
}
