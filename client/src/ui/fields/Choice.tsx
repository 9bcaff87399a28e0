import { useId } from 'preact/hooks'

export interface Option<T extends string> {
  readonly value: T
  readonly label: string
  readonly hint?: string
}

interface ChoiceProps<T extends string> {
  readonly label: string
  readonly options: readonly Option<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
  /** Hidden when a heading right above says the same. */
  readonly bare?: boolean
}

/** One of a few, all in sight; the hint of the chosen one is read out below. */
export function Choice<T extends string>({ label, options, value, onChange, bare }: ChoiceProps<T>) {
  const id = useId()
  const hint = options.find(option => option.value === value)?.hint
  return (
    <fieldset class="stack gap-4 choice">
      <legend class={bare ? 'unseen' : undefined}>{label}</legend>
      <div class="wrap gap-3 segments">
        {options.map(option => (
          <label key={option.value} class={option.value === value ? 'segment chosen' : 'segment'}>
            <input
              class="segment-input"
              type="radio"
              name={id}
              checked={option.value === value}
              aria-describedby={option.value === value && hint ? `${id}-hint` : undefined}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly hint?: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** Yes or no, as a lever. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div class="switch-row">
      <label class="row gap-6 switch">
        <input
          class="switch-input"
          type="checkbox"
          checked={on}
          aria-describedby={hint ? id : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span class="lever" aria-hidden="true" />
        <span class="switch-label">{label}</span>
      </label>
      {hint && (
        <p class="hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  )
}
