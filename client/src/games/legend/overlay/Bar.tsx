import type { Rect } from '../../../kit/geometry'
import { placeStyle } from '../../../kit/widgets/place'
import { showRule } from '../../../table/desk'
import type { Asked, Control } from '../asking/controls'
import type { Arrangement } from '../layout/areas'
import { barNote, barSentence, controlLabel } from '../sentence'
import { oddsIn, type TableState } from '../TableState'
import type { Explanation } from '../whyNot'
import { rich } from './rich'

export interface BarActions {
  press(control: Control): void
  showCount(show: boolean): void
  openSheet(): void
}

interface Props {
  readonly state: TableState
  readonly area: Rect
  readonly asked: Asked
  readonly controls: readonly Control[]
  /** The Warrior's Rest, where it can be used besides. */
  readonly rest: Control | null
  readonly complaint: Explanation | null
  readonly arrangement: Arrangement
  readonly actions: BarActions
}

const toneOf = ({ key, primary }: Control): string => {
  if (primary) return 'primary'
  return key === 'risk' || key === 'daring' ? 'ember' : 'iron'
}

function Note({ state, controls, complaint }: Props) {
  if (complaint)
    return (
      <p class="legend-bar-note warning">
        {complaint.words}{' '}
        {complaint.rule && (
          <button
            type="button"
            tabIndex={-1}
            class="legend-link"
            onClick={() => showRule(complaint.rule ?? '')}
          >
            {state.words.control.rule}
          </button>
        )}
      </p>
    )
  const note = barNote({ ...state, odds: null }, controls)
  return note ? <p class="legend-bar-note">{rich(note)}</p> : null
}

/** Whether the others may see how many cards are committed: the rulebook's bluff. */
function ShowCount({ state, asked, actions }: Props) {
  const { prompt, picks } = asked
  if (prompt?.kind !== 'bid' || (prompt.locked && !picks.editing)) return null
  return (
    <label class="legend-show">
      <input
        type="checkbox"
        tabIndex={-1}
        checked={picks.show}
        disabled={state.sending}
        onChange={event => actions.showCount(event.currentTarget.checked)}
      />
      <span>{state.words.control.show}</span>
    </label>
  )
}

/** One place that says what will happen and makes it happen. The keyboard has the mirror, Enter and Escape. */
export function Bar(props: Props) {
  const { state, area, asked, controls, rest, arrangement, actions } = props
  const odds = oddsIn(state)
  const { frame, words, sending } = state
  const mustDecide = frame.viewer !== 'spectator' && frame.waitingFor.includes(frame.viewer)
  const classes = ['legend-bar', arrangement, mustDecide && 'asked']
  return (
    <div class={classes.filter(Boolean).join(' ')} style={placeStyle(area)} data-bar>
      <div class="legend-bar-words">
        <p class="legend-bar-sentence">{rich(barSentence({ ...state, odds }))}</p>
        <Note {...props} />
      </div>
      <div class="legend-bar-buttons">
        {controls.map(control => (
          <button
            key={control.key}
            type="button"
            tabIndex={-1}
            data-button={control.key}
            class={`legend-button ${toneOf(control)}`}
            disabled={sending || control.reason !== null}
            onClick={() => actions.press(control)}
          >
            {controlLabel(control, asked, { words, odds, frame })}
          </button>
        ))}
        <ShowCount {...props} />
        {rest && (
          <button
            type="button"
            tabIndex={-1}
            data-button="rest"
            class="legend-button iron"
            disabled={sending}
            onClick={() => actions.press(rest)}
          >
            {words.special.rest.title}
          </button>
        )}
        {frame.outcome && (
          <button
            type="button"
            tabIndex={-1}
            data-button="sheet"
            class="legend-button primary"
            onClick={actions.openSheet}
          >
            {words.control.sheet}
          </button>
        )}
      </div>
    </div>
  )
}
