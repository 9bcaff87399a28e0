/** At a game over days: whether this device says when it is your turn, and for the host a webhook. */
import type { TableView } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { spoken } from '../../app/language'
import { currentEndpoint, type Obstacle, obstacle, subscribe } from '../../session/device'
import type { TableSession } from '../../session/TableSession'
import { Switch } from '../../ui/Choice'
import { toast } from '../../ui/toasts'
import './reach.css'
import { type ReachTexts, useReachTexts } from './texts'
import { WebhookForm } from './WebhookForm'

interface Props {
  readonly session: TableSession
  readonly table: TableView
}

/** Null while it is not known. */
function useDevice(session: TableSession) {
  const [on, setOn] = useState<boolean | null>(null)
  const [hindered, setHindered] = useState<Obstacle | null>(obstacle)
  useEffect(() => {
    if (hindered) return
    void currentEndpoint().then(async endpoint => setOn((await session.notices(endpoint))?.on ?? false))
  }, [session])
  const turnOn = async () => {
    const subscription = await subscribe(spoken())
    setHindered(obstacle())
    if (subscription) setOn((await session.notify({ on: subscription })) === null)
  }
  const turnOff = async () => {
    const endpoint = await currentEndpoint()
    if (endpoint) await session.notify({ off: endpoint })
    setOn(false)
  }
  return { on, hindered, turn: (next: boolean) => (next ? turnOn() : turnOff()) }
}

function Device({ session, t }: { readonly session: TableSession; readonly t: ReachTexts['notices'] }) {
  const { on, hindered, turn } = useDevice(session)
  if (hindered) return <p class="hint">{t.obstacles[hindered]}</p>
  return (
    <Switch
      label={t.device}
      hint={t.deviceHint}
      on={on ?? false}
      onChange={next => void turn(next).catch(() => toast(t.failed, { kind: 'refusal' }))}
    />
  )
}

export function NoticePanel({ session, table }: Props) {
  const t = useReachTexts()?.notices
  if (!t || table.clock !== 'days') return null
  const isSeated = session.you.value?.seat != null
  if (!isSeated && !session.hosting) return null
  return (
    <section class="notices" aria-labelledby="notices-title">
      <h3 id="notices-title">{t.title}</h3>
      {isSeated && <Device session={session} t={t} />}
      {session.hosting && <WebhookForm session={session} t={t} />}
    </section>
  )
}
