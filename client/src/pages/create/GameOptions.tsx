import { words } from '../../app/language'
import { seatNames } from '../../art/palette'
import { gameTexts } from '../../games/gameTexts'
import type { OptionText } from '../../kit/GameClient'
import { Switch } from '../../ui/fields/Choice'
import type { Draft } from './draft'

interface Props {
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

interface OneProps extends Props {
  readonly option: OptionText
}

function StartSeat({ option, draft, onChange }: OneProps) {
  const t = words()
  const chosen = draft.options[option.key]
  const set = (value: string) =>
    onChange({
      ...draft,
      options: { ...draft.options, [option.key]: value === '' ? 'random' : Number(value) },
    })
  return (
    <div class="option-row">
      <label for={`option-${option.key}`}>{option.label}</label>
      <select
        id={`option-${option.key}`}
        class="input"
        value={typeof chosen === 'number' ? String(chosen) : ''}
        onChange={event => set(event.currentTarget.value)}
      >
        <option value="">{t.create.startSeatRandom}</option>
        {seatNames.slice(0, draft.seats).map((key, seat) => (
          <option key={key} value={String(seat)}>
            {t.seats[key]}
          </option>
        ))}
      </select>
      <p class="hint">{option.hint}</p>
    </div>
  )
}

const OneOption = ({ option, draft, onChange }: OneProps) =>
  option.kind === 'startSeat' ? (
    <StartSeat option={option} draft={draft} onChange={onChange} />
  ) : (
    <Switch
      label={option.label}
      hint={option.hint}
      on={draft.options[option.key] === true}
      onChange={on => onChange({ ...draft, options: { ...draft.options, [option.key]: on } })}
    />
  )

/** The options of the chosen game, each explained in a sentence. */
export const GameOptions = ({ draft, onChange }: Props) => (
  <>
    {gameTexts(draft.game)?.options.map(option => (
      <OneOption key={option.key} option={option} draft={draft} onChange={onChange} />
    ))}
  </>
)
