import { words } from '../../app/language'
import type { Playhead } from '../../session/Playhead'
import type { TableSession } from '../../session/TableSession'
import { Icon, type IconName } from '../../ui/Icon'
import { lookAt } from './usePlayhead'

interface StepProps {
  readonly label: string
  readonly icon: IconName
  readonly disabled: boolean
  readonly onClick: () => void
}

const StepButton = ({ label, icon, disabled, onClick }: StepProps) => (
  <button type="button" class="round" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    <Icon name={icon} size={18} />
  </button>
)

interface Props {
  readonly session: TableSession
  readonly playhead: Playhead
}

/** While an earlier moment is on the table: which one, its neighbours, and the way back. */
export function PastBar({ session, playhead }: Props) {
  if (!playhead.inPast.value) return null
  const t = words().table.past
  const step = playhead.frame.value?.revision ?? 0
  const newest = session.frame.value?.revision ?? 0
  const go = (to: number) => void lookAt(session, playhead, to)
  return (
    <section class="past-bar" aria-label={t.title}>
      <p>{t.step(step, newest)}</p>
      <StepButton label={t.earlier} icon="left" disabled={step <= 0} onClick={() => go(step - 1)} />
      <StepButton label={t.later} icon="right" disabled={step >= newest} onClick={() => go(step + 1)} />
      <button type="button" class="button primary" onClick={() => playhead.catchUp()}>
        {t.live}
      </button>
    </section>
  )
}
