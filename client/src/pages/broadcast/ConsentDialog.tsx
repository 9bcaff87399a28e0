import type { SeatView } from '@heorot/shared'
import { Dialog } from '../../ui/Dialog'
import { Icon } from '../../ui/Icon'
import { useWatchTexts } from './texts'

interface Props {
  readonly minutes: number
  /** Who sits already, and whether they agreed; left out where it is not known. */
  readonly seats?: readonly Pick<SeatView, 'name' | 'agreed'>[]
  readonly onAgree: () => void
  readonly onDecline: () => void
}

/** Asked before a seat is taken. Escape only watches; the focus is on neither answer. */
export function ConsentDialog({ minutes, seats = [], onAgree, onDecline }: Props) {
  const t = useWatchTexts()
  if (!t) return null
  const agreed = seats.filter(seat => seat.agreed).map(seat => seat.name)
  return (
    <Dialog title={t.consentTitle} onClose={onDecline}>
      <div class="consent">
        <p class="consent-badge">
          <Icon name="eye" size={18} /> {t.badge}
        </p>
        <ul>
          <li>
            <Icon name="hourglass" size={22} /> {t.consentLate(minutes)}
          </li>
          <li>
            <Icon name="padlock" size={22} /> {t.consentTable}
          </li>
          <li>
            <Icon name="cancel" size={22} /> {t.consentStop}
          </li>
        </ul>
        {agreed.length > 0 && (
          <p class="consent-agreed">
            <Icon name="checkMark" size={18} /> {t.agreedBy(agreed.join(', '))}
          </p>
        )}
        <div class="consent-answers">
          <button type="button" class="button" onClick={onDecline}>
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
