import { useRef } from 'preact/hooks'
import { words } from '../../app/language'
import { settings } from '../../app/settings/settings'
import type { SendIntent } from '../../session/frame'
import { namedFrame } from '../../session/seatName'
import { Loading } from '../../ui/Loading'
import { type OpenedTable, useScene } from '../table/useScene'
import { useReplay } from './context'
import { useDrawnAhead } from './useDrawnAhead'

/** What is past cannot be acted upon. */
const nothing: SendIntent = async () => ({ reason: 'match-over' })

function TextTable({ opened }: { readonly opened: OpenedTable }) {
  const { playback } = useReplay()
  const { Mirror, state } = opened
  if (!Mirror) return null
  return (
    <section
      id="table-text"
      class={settings.value.showMirror || state === 'failed' ? 'mirror shown' : 'mirror'}
      aria-label={words().table.asText}
      tabIndex={-1}
    >
      <Mirror frame={namedFrame(playback.frame.value)} act={nothing} />
    </section>
  )
}

/** The same table as in the match, fed from the record. */
export function ReplayStage({ onOpened }: { readonly onOpened: (opened: OpenedTable) => void }) {
  const { playback } = useReplay()
  const host = useRef<HTMLDivElement>(null)
  const opened = useScene(playback.timeline.record.game, host, playback, nothing)
  onOpened(opened)
  useDrawnAhead(opened.scene, playback)
  const t = words().table
  return (
    <div class="stage">
      <div class="scene" ref={host} aria-hidden="true" data-scene={opened.state} />
      {opened.state === 'failed' && <p class="banner">{t.drawingFailed}</p>}
      {(opened.state === 'loading' || opened.state === 'drawing') && (
        <Loading words={t.loadingTable} step={opened.state === 'loading' ? 2 : 3} of={4} />
      )}
      <TextTable opened={opened} />
    </div>
  )
}
