import { TEXT_RULES } from '@heorot/shared'
import { readName } from '../../app/codes'
import { words } from '../../app/language'
import { change, settings } from '../../app/settings/settings'
import { Sigil } from '../Sigil'
import { TextFault, typedFault } from './TextFault'
import { toast } from '../toasts'

/** Names from the saga for people who want to play at once. */
const SAGA = ['Hygd', 'Wulfgar', 'Freawaru', 'Ecgtheow', 'Hildeburh', 'Scyld', 'Wealhtheow', 'Aeschere']

/** A name to play under until its owner chooses another. */
const suggestedName = (random: () => number = Math.random): string =>
  SAGA[Math.floor(random() * SAGA.length)] ?? 'Scyld'

/** Where the page asks for a name when one is missing. */
export const NAME_FIELD = 'your-name'

/** The name to play under, or null after the person was told what is missing and led to the field. */
export function nameOrAsk(): string | null {
  const typed = settings.value.name
  const name = readName(typed)
  if (name) return name
  const fault = typedFault(typed, TEXT_RULES.name)
  toast(fault ? words().refusals[fault] : words().home.nameMissing)
  document.getElementById(NAME_FIELD)?.focus()
  return null
}

/** For a game against bots any name will do, if none was typed. */
export function nameOrSuggestion(): string | null {
  if (settings.value.name.trim() !== '') return nameOrAsk()
  const name = suggestedName()
  change({ name })
  toast(words().home.nameSuggested(name))
  return name
}

/** `seat` is the one the name will stand at, as far as that is known. */
export function NameField({ seat = 0 }: { readonly seat?: number }) {
  const t = words().home
  const fault = typedFault(settings.value.name, TEXT_RULES.name)
  return (
    <div class="row gap-6 name-field">
      <label class="row gap-5 input with-sigil">
        <Sigil seat={seat} size={30} />
        <span class="unseen">{t.name}</span>
        <input
          id={NAME_FIELD}
          value={settings.value.name}
          placeholder={t.name}
          autocomplete="nickname"
          spellcheck={false}
          aria-invalid={fault !== null}
          aria-describedby={fault ? 'name-fault' : 'name-hint'}
          onInput={event => change({ name: event.currentTarget.value })}
        />
      </label>
      {!fault && <p id="name-hint">{t.nameHint}</p>}
      <TextFault id="name-fault" fault={fault} />
    </div>
  )
}
