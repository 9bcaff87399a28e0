import type { SeatView } from '@heorot/shared'
import { words } from '../../app/language'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from './texts'

interface Props {
  readonly minutes: number
  /** Who sits already, and whether they agreed; left out where it is not known. */
  readonly seats?: readonly Pick<SeatView, 'name' | 'agreed'>[]
  readonly onAgree: () => void
  readonly onDecline: () => void
}

/** The first sentence is what matters. */
function Led({ text }: { readonly text: string }) {
  const end = text.indexOf('. ') + 1
  return (
    <span>
      <b>{text.slice(0, end)}</b>
      {text.slice(end)}
    </span>
  )
}

/** Asked before a seat is taken. Escape only watches; the focus is on neither answer. */
export function ConsentDialog({ minutes, seats = [], onAgree, onDecline }: Props) {
  const t = useWatchTexts()
  if (!t) return null
  const agreed = seats.flatMap(({ name, agreed }, seat) => (agreed ? [{ name, seat }] : []))
  return (
    <Dialog isVellum title={t.consentTitle} onClose={onDecline}>
      <div class="stack gap-7 consent">
        <p class="row gap-4 consent-badge">
          <Icon name="eye" size={18} /> {t.badge}
        </p>
        <ul class="stack gap-7">
          <li class="row gap-6">
            <Icon name="hourglass" size={20} /> <Led text={t.consentLate(minutes)} />
          </li>
          <li class="row gap-6">
            <Icon name="padlock" size={20} /> <Led text={t.consentTable} />
          </li>
          <li class="row gap-6">
            <Icon name="cancel" size={20} /> <Led text={t.consentStop} />
          </li>
        </ul>
        {agreed.length > 0 && (
          <p class="row wrap gap-4 consent-agreed">
            {agreed.map(({ seat }) => (
              <span key={seat} class="row gap-2">
                <Sigil seat={seat} size={28} />
                <Icon name="checkMark" size={18} />
              </span>
            ))}
            {t.agreedBy(agreed.map(({ name }) => name).join(', '))}
          </p>
        )}
        <div class="stack gap-6 consent-answers">
          <Button look="vellum" onClick={onDecline}>
            {words().join.watch}
          </Button>
          <Button look="primary" onClick={onAgree}>
            {t.agreeAndSit}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
