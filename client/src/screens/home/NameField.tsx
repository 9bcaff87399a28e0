import { Sigil } from '../../dom/Sigil'
import { words } from '../../i18n'
import { NAME_LENGTH, readName } from '../../net/codes'
import { change, settings } from '../../settings/settings'

/** Where the page asks for a name when one is missing. */
export const NAME_FIELD = 'your-name'

/** The name to play under, or null after the person was led to the field that asks for it. */
export function nameOrAsk(): string | null {
  const name = readName(settings.value.name)
  if (!name) document.getElementById(NAME_FIELD)?.focus()
  return name
}

/** `seat` is the one the name will stand at, as far as that is known. */
export function NameField({ seat = 0 }: { readonly seat?: number }) {
  const t = words().home
  return (
    <div class="name-field">
      <label class="input with-sigil">
        <Sigil seat={seat} size={30} />
        <span class="unseen">{t.name}</span>
        <input
          id={NAME_FIELD}
          value={settings.value.name}
          maxLength={NAME_LENGTH}
          placeholder={t.name}
          autocomplete="nickname"
          spellcheck={false}
          aria-describedby="name-hint"
          onInput={event => change({ name: event.currentTarget.value })}
        />
      </label>
      <p id="name-hint">{t.nameHint}</p>
    </div>
  )
}
