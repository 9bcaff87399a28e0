/** Whether this device is told when it is its owner's turn; asks for permission when it is switched on. */
import type { Subscription } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { spoken } from '../../app/language'
import { currentEndpoint, type Obstacle, obstacle, subscribe } from '../../thisBrowser/device'
import { Switch } from '../../ui/fields/Choice'
import { toast } from '../../ui/toasts'
import type { NotificationTexts } from './texts'

/** Where the device is noted: at a table or in a hall. */
export interface DeviceNotices {
  isOn(endpoint: string): Promise<boolean>
  /** Whether it was done. */
  turnOn(subscription: Subscription): Promise<boolean>
  turnOff(endpoint: string): Promise<unknown>
}

interface Props {
  readonly notices: DeviceNotices
  readonly t: NotificationTexts['notices']
  /** Changes when `notices` may answer otherwise. */
  readonly state: unknown
}

function useDevice(notices: DeviceNotices, state: unknown) {
  const [on, setOn] = useState(false)
  const [hindered, setHindered] = useState<Obstacle | null>(obstacle)
  useEffect(() => {
    if (hindered) return
    void currentEndpoint().then(async endpoint =>
      setOn(endpoint !== undefined && (await notices.isOn(endpoint))),
    )
  }, [state, hindered])
  const turnOn = async () => {
    const subscription = await subscribe(spoken())
    setHindered(obstacle())
    if (subscription) setOn(await notices.turnOn(subscription))
  }
  const turnOff = async () => {
    const endpoint = await currentEndpoint()
    if (endpoint) await notices.turnOff(endpoint)
    setOn(false)
  }
  return { on, hindered, turn: (next: boolean) => (next ? turnOn() : turnOff()) }
}

export function DeviceSwitch({ notices, t, state }: Props) {
  const { on, hindered, turn } = useDevice(notices, state)
  if (hindered) return <p class="hint">{t.obstacles[hindered]}</p>
  return (
    <Switch
      label={t.device}
      hint={t.deviceHint}
      on={on}
      onChange={next => void turn(next).catch(() => toast(t.failed, { kind: 'refusal' }))}
    />
  )
}
