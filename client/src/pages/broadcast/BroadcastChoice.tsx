import { BROADCAST_DELAYS, type BroadcastDelay } from '@heorot/shared'
import { Choice, Switch } from '../../ui/fields/Choice'
import { useWatchTexts } from './texts'

const USUAL: BroadcastDelay = 10
const offered = BROADCAST_DELAYS.filter(delay => delay > 0)

interface Props {
  readonly value: BroadcastDelay
  readonly onChange: (value: BroadcastDelay) => void
}

/** Whether viewers are offered all hands, and how late. */
export function BroadcastChoice({ value, onChange }: Props) {
  const t = useWatchTexts()
  if (!t) return null
  return (
    <div class={value > 0 ? 'stack gap-5 broadcast-choice on' : 'broadcast-choice'}>
      <Switch label={t.offer} hint={t.offerHint} on={value > 0} onChange={on => onChange(on ? USUAL : 0)} />
      {value > 0 && (
        <Choice
          label={t.delay}
          value={String(value)}
          options={offered.map(delay => ({ value: String(delay), label: t.minutesLate(delay) }))}
          onChange={chosen => onChange(offered.find(delay => String(delay) === chosen) ?? USUAL)}
        />
      )}
    </div>
  )
}
