/** At a game over days: whether this device says when it is your turn, and for the host a webhook. */
import type { Notices, TableView, Webhook } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import type { TableSession } from '../../session/TableSession'
import { toast } from '../../ui/toasts'
import { type DeviceNotices, DeviceSwitch } from './DeviceSwitch'
import './reach.css'
import { type NotificationTexts, useNotificationTexts } from './texts'
import { WebhookForm } from './WebhookForm'

const noticesAt = (session: TableSession): DeviceNotices => ({
  isOn: async endpoint => (await session.notices(endpoint))?.on ?? false,
  turnOn: async subscription => (await session.notify({ on: subscription })) === null,
  turnOff: endpoint => session.notify({ off: endpoint }),
})

function TableWebhook({ session, t }: { session: TableSession; t: NotificationTexts['notices'] }) {
  const [hook, setHook] = useState<Notices['webhook']>(null)
  const look = async () => setHook((await session.notices())?.webhook ?? null)
  useEffect(() => void look(), [session])
  const set = async (webhook: Webhook | null) => {
    const refused = await session.command({ do: 'webhook', webhook })
    const { refusals } = words()
    if (refused) toast(refusals[refused.reason as keyof typeof refusals] ?? t.failed, { kind: 'refusal' })
    await look()
    return refused === null
  }
  return (
    <details class="folded personal">
      <summary>{t.hook}</summary>
      <WebhookForm
        hook={hook && { ...hook, fault: hook.works === false ? t.hookFails : null }}
        hint={t.hookHint}
        t={t}
        onSet={set}
      />
    </details>
  )
}

export function NoticePanel({ session, table }: { session: TableSession; table: TableView }) {
  const t = useNotificationTexts()?.notices
  if (!t || table.clock !== 'days') return null
  const isSeated = session.you.value?.seat != null
  if (!isSeated && !session.hosting) return null
  return (
    <section class="stack gap-6" aria-labelledby="notices-title">
      <h3 id="notices-title">{t.title}</h3>
      {isSeated && <DeviceSwitch notices={noticesAt(session)} state={session} t={t} />}
      {session.hosting && <TableWebhook session={session} t={t} />}
    </section>
  )
}
