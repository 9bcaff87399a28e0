import type { BroadcastDelay, TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { useWatchTexts } from './texts'

interface Props {
  readonly table: TableView
  /** The reader's own seat. */
  readonly seat: number | null
  readonly hosting: boolean
  /** The delay that is agreed to, or 0 to withdraw. */
  readonly onAnswer: (agree: BroadcastDelay) => void
}

const isOpen = ({ phase, hands, broadcast }: TableView): boolean =>
  phase === 'waiting' ? broadcast > 0 : hands === 'open'

/** Whether viewers see all hands, and for those who play a way to agree or to stop it. */
export function BroadcastNote({ table, seat, hosting, onAnswer }: Props) {
  const t = useWatchTexts()
  const { broadcast, hands, phase } = table
  if (!t || broadcast === 0) return null
  if (hands === 'closed') return <p class="stack gap-5 broadcast-note">{t.handsClosed}</p>
  if (!isOpen(table)) return null
  const agreed = seat !== null && table.seats[seat]?.agreed
  const isAsked = phase === 'waiting' && seat !== null && !agreed
  const said = isAsked ? t.asksYou : agreed ? t.youAgreed : t.handsOpen
  const mayStop = agreed || (phase === 'playing' && hosting)
  return (
    <div class="stack gap-5 broadcast-note">
      <p class="row gap-4">
        <Icon name="eye" size={18} /> {said(broadcast)}
      </p>
      {isAsked && (
        <Button look="primary" onClick={() => onAnswer(broadcast)}>
          {words().pause.agree}
        </Button>
      )}
      {mayStop && <Button onClick={() => onAnswer(0)}>{t.withdraw}</Button>}
    </div>
  )
}

/** A brass eye in the bar for as long as the hands are open. */
export function BroadcastEye({ table }: { readonly table: TableView }) {
  const t = useWatchTexts()
  if (!t || table.hands !== 'open') return null
  const said = t.handsOpen(table.broadcast)
  return (
    <span class="broadcast-eye" role="img" aria-label={said} title={said}>
      <Icon name="eye" size={20} />
    </span>
  )
}
