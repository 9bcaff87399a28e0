import type { SeatView } from '@heorot/shared'
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
      <div class="consent">
        <p class="consent-badge">
          <Icon name="eye" size={18} /> {t.badge}
        </p>
        <ul>
          <li>
            <Icon name="hourglass" size={20} /> <Led text={t.consentLate(minutes)} />
          </li>
          <li>
            <Icon name="padlock" size={20} /> <Led text={t.consentTable} />
          </li>
          <li>
            <Icon name="cancel" size={20} /> <Led text={t.consentStop} />
          </li>
        </ul>
        {agreed.length > 0 && (
          <p class="consent-agreed">
            {agreed.map(({ seat }) => (
              <span key={seat}>
                <Sigil seat={seat} size={28} />
                <Icon name="checkMark" size={18} />
              </span>
            ))}
            {t.agreedBy(agreed.map(({ name }) => name).join(', '))}
          </p>
        )}
        <div class="consent-answers">
          <button type="button" class="button vellum" onClick={onDecline}>
            {t.justWatch}
          </button>
          <button type="button" class="button primary" onClick={onAgree}>
            {t.agreeAndSit}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
