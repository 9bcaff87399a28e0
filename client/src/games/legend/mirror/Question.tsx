import { episodeAt, fittingSymbols, type LegendTypes, type Prompt } from '@heorot/shared/games/legend'
import { useRef, useState } from 'preact/hooks'
import { settings } from '../../../settings/settings'
import type { Act, TableFrame } from '../../../table/frame'
import { Asking } from '../asking/Asking'
import { controlsOf, restAtHand } from '../asking/controls'
import { pickable } from '../asking/picks'
import { cardIn, choiceIn, healIn, prizeIn, tokenIn } from '../keys'
import { prizeMeaning, prizeName, symbolsOf, tokenName } from '../names'
import { plain } from '../overlay/rich'
import { barNote, barSentence, controlLabel } from '../sentence'
import { oddsIn } from '../TableState'
import type { Words } from '../texts/en'
import { handCardName } from './describe'

/** What can be picked is called by its whole name. */
function pickName(words: Words, { view, prompt }: TableFrame<LegendTypes>, key: string): string {
  const card = cardIn(key)
  if (card !== null)
    return handCardName(
      words,
      card,
      fittingSymbols(card, symbolsOf(episodeAt(view.step))),
      asksSymbols(prompt),
    )
  const token = tokenIn(key)
  if (token !== null) return tokenName(words, token)
  const heal = healIn(key)
  if (heal) return words.healing[heal]
  const reward = rewardIn(prompt, key)
  return reward ? `${prizeName(words, reward)}: ${prizeMeaning(words, reward)}` : key
}

const asksSymbols = (prompt: Prompt | null): boolean => prompt?.kind === 'bid' || prompt?.kind === 'contest'

function rewardIn(prompt: Prompt | null, key: string) {
  if (prompt?.kind === 'prize') return prompt.choices.find(({ prize }) => prize === prizeIn(key))?.gives
  return prompt?.kind === 'selection'
    ? prompt.choices.find(({ choice }) => choice === choiceIn(key))?.prize
    : undefined
}

/**
 * The conversation of the mirror: its own picks, the same rules as the drawn table. It outlives every
 * rendering; only frames and the way to act change under it.
 */
function useAsking(frame: TableFrame<LegendTypes>, act: Act<LegendTypes>): Asking {
  const [, redraw] = useState(0)
  const latest = useRef(act)
  latest.current = act
  const [asking] = useState(
    () =>
      new Asking(
        intent => latest.current(intent),
        () => redraw(n => n + 1),
      ),
  )
  const shown = useRef<TableFrame<LegendTypes> | null>(null)
  if (shown.current !== frame) asking.show(frame)
  shown.current = frame
  return asking
}

interface Props {
  readonly words: Words
  readonly frame: TableFrame<LegendTypes>
  readonly act: Act<LegendTypes>
}

/** The question with everything that can be picked as toggles and everything that can be done as buttons. */
export function Question({ words, frame, act }: Props) {
  const asking = useAsking(frame, act)
  const asked = asking.asked(settings.value.confirm)
  const { prompt, picks } = asked
  const odds = oddsIn({ frame })
  const situation = { frame, words, picks, sending: asking.sending, odds }
  const controls = controlsOf(asked)
  const rest = restAtHand(asked)
  const note = barNote(situation, controls)
  const busy = asking.sending
  return (
    <section aria-label={words.mirror.question}>
      <h3>{words.mirror.question}</h3>
      <p>{plain(barSentence(situation))}</p>
      {note && <p>{plain(note)}</p>}
      <ul>
        {[...pickable(prompt, picks)].map(key => (
          <li key={key}>
            <button
              type="button"
              data-pick={key}
              aria-pressed={picks.keys.includes(key)}
              aria-disabled={busy}
              onClick={() => asking.toggle(key)}
            >
              {pickName(words, frame, key)}
            </button>
          </li>
        ))}
      </ul>
      {prompt?.kind === 'bid' && (!prompt.locked || picks.editing) && (
        <label>
          <input
            type="checkbox"
            checked={picks.show}
            onChange={event => asking.showCount(event.currentTarget.checked)}
          />{' '}
          {words.control.show}
        </label>
      )}
      <p>
        {[...controls, ...(rest ? [rest] : [])].map(control => (
          <button
            key={control.key}
            type="button"
            data-control={control.key}
            aria-disabled={busy || control.reason !== null}
            onClick={() => asking.press(control)}
          >
            {control.key === 'rest' ? words.special.rest.name : controlLabel(control, asked, situation)}
            {control.reason && ` (${words.reasons[control.reason]})`}
          </button>
        ))}
      </p>
    </section>
  )
}
