import { useRef } from 'preact/hooks'
import { useDocumentEvents } from '../../../app/hooks'
import { words } from '../../../app/language'
import type { Playhead } from '../../../playback/Playhead'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { linesOf } from './usePlayhead'

/** More would hide what is asked; the log has them all. */
const LINES = 4

const STILL: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

/** Any press goes to the table as it is, and the past is over. */
function useSkipByPress(
  playhead: Playhead,
  shown: boolean,
  strip: { readonly current: HTMLElement | null },
): void {
  const press = (event: Event) => {
    if (event instanceof KeyboardEvent && STILL.includes(event.key)) return
    if (event.target instanceof Node && strip.current?.contains(event.target)) return
    playhead.catchUp()
  }
  // Before other listeners, so that a press on the table already means the present moment.
  useDocumentEvents(['pointerdown', 'keydown'], press, { when: shown, capture: true })
}

interface Props {
  readonly game: string
  readonly playhead: Playhead
  /** Over the moving table, or in a row of its own, where a list stays until it is closed. */
  readonly place: 'table' | 'row'
}

/** What was missed: in words beside the moving table, or as a list with motion turned off. */
export function RecallStrip({ game, playhead, place }: Props) {
  const strip = useRef<HTMLElement>(null)
  const recalled = playhead.recalled.value
  const shown = recalled !== null && (recalled.at === null) === (place === 'row')
  useSkipByPress(playhead, shown, strip)
  if (!shown) return null
  const { steps, untold, at } = recalled
  const t = words()
  const lines = linesOf(game, at === null ? steps : steps.slice(at, at + 1))
  const cut = untold > 0 || lines.length > LINES
  return (
    <section
      class="strip recall-strip"
      ref={strip}
      aria-label={t.table.logAway}
      data-recall={at === null ? 'list' : 'play'}
    >
      <h2>
        {t.table.logAway}
        {at !== null && ` · ${at + 1} / ${steps.length}`}
      </h2>
      <ol>
        {cut && <li aria-hidden="true">…</li>}
        {lines.slice(-LINES).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      <Button onClick={() => playhead.catchUp()}>
        <Icon name={at === null ? 'cancel' : 'toEnd'} size={16} /> {at === null ? t.close : t.table.skip}
      </Button>
    </section>
  )
}
