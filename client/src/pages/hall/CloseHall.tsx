import { useState } from 'preact/hooks'
import { go } from '../../app/router'
import { forgetHall } from '../../session/myHalls'
import { sendHallChange } from './actions'
import type { ManageProps } from './ManageDialog'
import { hallTexts } from './texts'

/** Members can leave; the owner can close the hall after entering its name. */
export function CloseHall({ info, member }: ManageProps) {
  const [asked, setAsked] = useState<'leave' | 'close' | null>(null)
  const [name, setName] = useState('')
  const t = hallTexts().manage
  const isOwner = info.owner === info.you
  const isLast = info.members.length === 1
  const end = async (done: Promise<boolean>) => {
    if (!(await done)) return
    forgetHall(info.id)
    go('/')
  }
  return (
    <section class="manage-end">
      {!isLast && asked !== 'leave' && (
        <button type="button" class="button danger" onClick={() => setAsked('leave')}>
          {t.leave}
        </button>
      )}
      {asked === 'leave' && (
        <div class="manage-ask" role="alert">
          <span>{t.leaveAsk}</span>
          <button
            type="button"
            class="button danger"
            onClick={() => void end(sendHallChange(member, { do: 'leave' }))}
          >
            {t.leave}
          </button>
          <button type="button" class="button" onClick={() => setAsked(null)}>
            {t.cancel}
          </button>
        </div>
      )}
      {isOwner && asked !== 'close' && (
        <button type="button" class="button danger" onClick={() => setAsked('close')}>
          {t.close}
        </button>
      )}
      {asked === 'close' && (
        <form
          class="manage-ask"
          onSubmit={event => {
            event.preventDefault()
            void end(sendHallChange(member, { do: 'close', name: name.trim() }, t.closed))
          }}
        >
          <p class="hint">{t.closeHint}</p>
          <label for="close-name">{t.closeName(info.name)}</label>
          <input
            id="close-name"
            class="input"
            value={name}
            onInput={event => setName(event.currentTarget.value)}
          />
          <button type="submit" class="button danger" disabled={name.trim() !== info.name}>
            {t.close}
          </button>
          <button type="button" class="button" onClick={() => setAsked(null)}>
            {t.cancel}
          </button>
        </form>
      )}
    </section>
  )
}
