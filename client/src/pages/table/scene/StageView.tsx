import { useMemo, useRef } from 'preact/hooks'
import { useDocumentEvents } from '../../../app/hooks'
import { words } from '../../../app/language'
import { change, settings } from '../../../app/settings/settings'
import { clearanceStyle } from '../../../kit/layout/clearance'
import { clearance } from '../../../kit/tableContext'
import type { FrameSource, SendIntent, TableFrame } from '../../../session/frame'
import { namedFrame } from '../../../session/names'
import { RoundButton } from '../../../ui/Button'
import { Loading } from '../../../ui/page/Loading'
import { type OpenedTable, useScene } from './useScene'

interface Props {
  readonly game: string
  readonly source: FrameSource
  /** What the table as text shows. */
  readonly frame: TableFrame | null
  readonly act: SendIntent
  readonly revision?: number
  /** Told when the scene is there. */
  readonly onOpened?: (opened: OpenedTable) => void
}

interface TextTableProps extends Pick<Props, 'frame' | 'act'> {
  readonly opened: OpenedTable
}

/**
 * Keeps the text open while something beside it is pressed, otherwise the table would move away under the pointer; and
 * while a focused button is replaced, otherwise the whole table would be laid out with the text closed, and again.
 */
function useKeptOpen() {
  const text = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const look = () => {
    const { current } = text
    if (current?.matches(':focus-within')) current.dataset.open = ''
    else if (!isPressed.current) delete current?.dataset.open
  }
  // Who replaces a focused button gives the focus back in the same task.
  useDocumentEvents(['focusin', 'focusout'], () => queueMicrotask(look))
  useDocumentEvents(['pointerdown'], () => {
    isPressed.current = true
  })
  useDocumentEvents(['pointerup', 'pointercancel'], () => {
    isPressed.current = false
    // The click comes after the release.
    setTimeout(look)
  })
  return text
}

/** The table as text: always there for those who hear; in sight when wanted, focused or the only way. */
function TextTable({ opened, frame, act }: TextTableProps) {
  const { Mirror, state } = opened
  const shown = settings.value.showMirror || state === 'failed'
  const text = useKeptOpen()
  const t = words()
  // The page is drawn again for much that changes nothing here.
  const mirror = useMemo(
    () => Mirror && frame && <Mirror frame={namedFrame(frame)} act={act} />,
    [Mirror, frame, act, t],
  )
  if (!mirror) return null
  return (
    <section
      ref={text}
      id="table-text"
      class={shown ? 'mirror shown' : 'mirror'}
      aria-label={words().table.asText}
      tabIndex={-1}
      style={clearanceStyle(clearance.value)}
    >
      {settings.value.showMirror && (
        <RoundButton
          icon="cancel"
          size={18}
          look="mirror-close"
          label={words().table.closeText}
          title={words().table.closeText}
          onClick={() => change({ showMirror: false })}
        />
      )}
      {mirror}
    </section>
  )
}

/** The drawn table and the same as text, fed by a match, a record or a lesson. */
export function StageView({ game, source, frame, act, revision, onOpened }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const opened = useScene(game, host, source, act)
  onOpened?.(opened)
  const t = words().table
  return (
    <div class="inset stage" data-revision={revision}>
      <div class="inset scene" ref={host} aria-hidden="true" data-scene={opened.state} />
      {opened.state === 'failed' && <p class="parchment banner">{t.drawingFailed}</p>}
      {(opened.state === 'loading' || opened.state === 'drawing') && (
        <Loading words={t.loadingTable} step={opened.state === 'loading' ? 2 : 3} of={4} />
      )}
      <TextTable opened={opened} frame={frame} act={act} />
    </div>
  )
}
