import type { ComponentChildren } from 'preact'
import type { Rect } from '../geometry'
import { placeStyle } from './place'

export interface BarButton {
  readonly key: string
  readonly label: string
  readonly primary?: boolean
  readonly disabled?: boolean
  run(): void
}

interface Props {
  readonly area: Rect
  readonly sentence: ComponentChildren
  /** A second line: the working of a score, or why something cannot be done. */
  readonly note?: ComponentChildren
  readonly warning?: boolean
  readonly buttons: readonly BarButton[]
  /** Somebody has to decide here. */
  readonly asked: boolean
}

/**
 * The one place that says what will happen and makes it happen. Its buttons are for pointers; the
 * keyboard has the mirror, and Enter and Escape.
 */
export function ActionBar({ area, sentence, note, warning = false, buttons, asked }: Props) {
  const stacked = area.h > 90
  const classes = ['kit-bar', stacked && 'stacked', asked && 'asked', warning && 'warning']
  return (
    <div class={classes.filter(Boolean).join(' ')} style={placeStyle(area)}>
      <div class="kit-bar-words">
        <p class="kit-bar-sentence">{sentence}</p>
        {note && <p class="kit-bar-note">{note}</p>}
      </div>
      {buttons.length > 0 && (
        <div class="kit-bar-buttons">
          {buttons.map(({ key, label, primary, disabled, run }) => (
            <button
              key={key}
              type="button"
              tabIndex={-1}
              data-button={key}
              class={primary ? 'kit-button primary' : 'kit-button'}
              disabled={disabled}
              onClick={run}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
