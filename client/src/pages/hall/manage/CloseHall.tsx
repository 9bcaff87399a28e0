import { useState } from 'preact/hooks'
import { go } from '../../../app/router'
import { forgetHall } from '../../../thisBrowser/myHalls'
import { sendHallChange } from '../actions'
import type { ManageProps } from './ManageDialog'
import { hallTexts } from '../texts'
import { Button } from '../../../ui/Button'

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
        <Button look="danger" onClick={() => setAsked('leave')}>
          {t.leave}
        </Button>
      )}
      {asked === 'leave' && (
        <div class="row wrap gap-4 manage-ask" role="alert">
          <span>{t.leaveAsk}</span>
          <Button look="danger" onClick={() => void end(sendHallChange(member, { do: 'leave' }))}>
            {t.leave}
          </Button>
          <Button onClick={() => setAsked(null)}>{t.cancel}</Button>
        </div>
      )}
      {isOwner && asked !== 'close' && (
        <Button look="danger" onClick={() => setAsked('close')}>
          {t.close}
        </Button>
      )}
      {asked === 'close' && (
        <form
          class="row wrap gap-4 manage-ask"
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
          <Button submits look="danger" disabled={name.trim() !== info.name}>
            {t.close}
          </Button>
          <Button onClick={() => setAsked(null)}>{t.cancel}</Button>
        </form>
      )}
    </section>
  )
}
