import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/language'
import type { LookBack } from '../../session/LookBack'
import { Icon } from '../../ui/Icon'
import { tellingLines } from './useLookBack'

/** More would hide what is asked; the log has them all. */
const LINES = 4

const STILL: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta']

/** Any press goes to the table as it is, and the past is over. */
function useSkipByPress(back: LookBack, strip: { readonly current: HTMLElement | null }): void {
  const shown = back.recalled.value !== null
  useEffect(() => {
    if (!shown) return
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && STILL.includes(event.key)) return
      if (event.target instanceof Node && strip.current?.contains(event.target)) return
      back.skip()
    }
    // Before anybody else hears of it, so that a press on the table already means the present one.
    for (const name of ['pointerdown', 'keydown']) document.addEventListener(name, press, { capture: true })
    return () => {
      for (const name of ['pointerdown', 'keydown'])
        document.removeEventListener(name, press, { capture: true })
    }
  }, [shown, back])
}

interface Props {
  readonly game: string
  readonly back: LookBack
}

/** What happened meanwhile: in words beside the moving table, or as a list where nothing is to move. */
export function LookBackStrip({ game, back }: Props) {
  const strip = useRef<HTMLElement>(null)
  useSkipByPress(back, strip)
  const recalled = back.recalled.value
  if (!recalled) return null
  const { steps, untold, at } = recalled
  const t = words()
  const lines = tellingLines(game, at === null ? steps : steps.slice(at, at + 1))
  const cut = untold > 0 || lines.length > LINES
  return (
    <section
      class="look-back"
      ref={strip}
      aria-label={t.table.logAway}
      data-look-back={at === null ? 'list' : 'play'}
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
      <button type="button" class="button" onClick={() => back.skip()}>
        <Icon name={at === null ? 'cancel' : 'toEnd'} size={16} /> {at === null ? t.close : t.table.skip}
      </button>
    </section>
  )
}
