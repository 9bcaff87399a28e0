import type { ComponentChildren } from 'preact'
import { withEmphasisedTerms } from '../../ui/terms'
import type { Rect } from '../layout/geometry'
import { classes, placeStyle } from './Placed'

export interface BarButton {
  readonly key: string
  readonly label: string
  readonly primary?: boolean
  readonly tone?: string
  readonly disabled?: boolean
  /** A checkbox in this state instead of a button. */
  readonly checked?: boolean
  run(): void
}

interface Props {
  readonly area: Rect
  /** How the table is arranged, for the styles of a game. */
  readonly arrangement: string
  readonly sentence: ComponentChildren
  /** A second line: the working of a score, or why something cannot be done. */
  readonly note: ComponentChildren
  readonly warning: boolean
  readonly buttons: readonly BarButton[]
  /** Somebody has to decide here. */
  readonly asked: boolean
  /** Leads to the latest moves. */
  readonly recent?: ComponentChildren
}

const Button = ({ key, label, primary, tone = '', disabled, checked, run }: BarButton) =>
  checked === undefined ? (
    <button
      key={key}
      type="button"
      tabIndex={-1}
      data-button={key}
      class={`button ${primary ? 'primary' : tone}`}
      disabled={disabled}
      onClick={run}
    >
      {label}
    </button>
  ) : (
    <label key={key} class="row gap-4 kit-check" data-button={key}>
      <input type="checkbox" tabIndex={-1} checked={checked} disabled={disabled} onChange={run} />
      <span>{label}</span>
    </label>
  )

/**
 * The one place that says what will happen and makes it happen. Its buttons are for pointers; the
 * keyboard has the mirror, and Enter and Escape.
 */
export function ActionBar(props: Props) {
  const { area, arrangement, sentence, note, warning, buttons, asked, recent } = props
  const stacked = area.h > 90
  const name = classes(
    'row gap-6 kit-bar',
    arrangement,
    stacked && 'stacked',
    asked && 'asked',
    warning && 'warning',
  )
  return (
    <div class={name} style={placeStyle(area)}>
      <div class="fill row gap-5">
        {recent}
        <div class="fill kit-bar-words">
          <p class="kit-bar-sentence">{withEmphasisedTerms(sentence)}</p>
          {note && <p class="kit-bar-note">{note}</p>}
        </div>
      </div>
      {buttons.length > 0 && <div class="row firm gap-5 kit-bar-buttons">{buttons.map(Button)}</div>}
    </div>
  )
}
