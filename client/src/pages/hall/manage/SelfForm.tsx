import { MEMBER_SIGNS, prepareText, TEXT_RULES } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { TextFault, typedFault } from '../../../ui/fields/TextFault'
import { sendHallChange } from '../actions'
import type { ManageProps } from './ManageDialog'
import { memberOf } from '../people'
import { Shield } from '../pictures'
import { hallTexts } from '../texts'
import { Button } from '../../../ui/Button'

/** Who the reader is here: name and shield. */
export function SelfForm({ info, member, onChange }: ManageProps) {
  const t = hallTexts()
  const me = memberOf(info, info.you)
  const [name, setName] = useState(me?.name ?? '')
  const fault = typedFault(name, TEXT_RULES.name)
  const send = async (change: { name?: string; sign?: (typeof MEMBER_SIGNS)[number] }) => {
    if (await sendHallChange(member, { do: 'me', ...change }, t.manage.saved)) onChange()
  }
  return (
    <section>
      <h3>{t.manage.you}</h3>
      <form
        class="manage-line"
        onSubmit={event => {
          event.preventDefault()
          if (!fault && prepareText(name)) void send({ name: prepareText(name) })
        }}
      >
        <label class="bold" for="member-name">
          {t.manage.yourName}
        </label>
        <input
          id="member-name"
          class="input"
          value={name}
          onInput={event => setName(event.currentTarget.value)}
        />
        <Button submits>{t.manage.save}</Button>
        <TextFault id="member-name-fault" fault={fault} />
      </form>
      <fieldset class="wrap gap-2 sign-row">
        <legend>{t.manage.yourSign}</legend>
        {MEMBER_SIGNS.map(sign => (
          <button
            key={sign}
            type="button"
            class="center"
            aria-pressed={me?.sign === sign}
            aria-label={t.beasts[sign]}
            title={t.beasts[sign]}
            onClick={() => void send({ sign })}
          >
            <Shield member={{ sign, colour: sign }} size={34} />
          </button>
        ))}
      </fieldset>
    </section>
  )
}
