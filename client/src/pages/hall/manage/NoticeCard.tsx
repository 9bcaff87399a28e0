/** Who is told about the tables of the hall: this device, and the chat of the group. */
import type { HallInfo, Membership, Webhook } from '@heorot/shared'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { spoken } from '../../../app/language'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { type DeviceNotices, DeviceSwitch } from '../../notifications/DeviceSwitch'
import { useNotificationTexts } from '../../notifications/texts'
import { WEBHOOK_NAMES, WebhookForm } from '../../notifications/WebhookForm'
import { sendHallChange } from '../actions'
import type { ManageProps } from './ManageDialog'
import { hallTexts } from '../texts'
import { dayTimeWords } from '../time'

const noticesIn = ({ notified }: HallInfo, member: Membership, onChange: () => void): DeviceNotices => {
  const send = async (on: Parameters<DeviceNotices['turnOn']>[0] | null) => {
    const isDone = await sendHallChange(member, { do: 'notify', on })
    if (isDone) onChange()
    return isDone
  }
  return { isOn: async () => notified, turnOn: send, turnOff: () => send(null) }
}

/** "off", "on, to Discord", "failing since …". */
function webhookState({ webhook }: HallInfo): string {
  const t = hallTexts().notices
  if (!webhook) return t.off
  const { kind, failingSince } = webhook
  return failingSince === null
    ? t.on(WEBHOOK_NAMES[kind])
    : t.failing(WEBHOOK_NAMES[kind], dayTimeWords(failingSince, spoken()))
}

/** For the owner; `isFaultShown` where another line says already what is wrong. */
export function HallWebhookForm({
  info,
  member,
  onChange,
  isFaultShown,
}: ManageProps & { readonly isFaultShown?: boolean }) {
  const reach = useNotificationTexts()?.notices
  const t = hallTexts().notices
  const { webhook } = info
  if (!reach) return null
  const set = async (next: Webhook | null) => {
    const isDone = await sendHallChange(member, { do: 'webhook', webhook: next })
    if (isDone) onChange()
    return isDone
  }
  const fault = webhook?.failingSince == null || isFaultShown ? null : webhookState(info)
  return (
    <WebhookForm
      hook={webhook && { kind: webhook.kind, host: webhook.host ?? '', fault }}
      hint={t.hint}
      t={reach}
      onSet={set}
    />
  )
}

function WebhookLine({ info, children }: { readonly info: HallInfo; readonly children?: ComponentChildren }) {
  const isFailing = info.webhook?.failingSince != null
  return (
    <div class={isFailing ? 'row gap-5 webhook-line failing' : 'row gap-5 webhook-line'}>
      <Icon name={isFailing ? 'warning' : 'paperPlane'} size={20} />
      <span class="fill">
        <b>{hallTexts().notices.webhook}</b>
        <small class="stack note" role="status">
          {webhookState(info)}
        </small>
      </span>
      {children}
    </div>
  )
}

export function NoticeCard(props: ManageProps) {
  const { info, member, onChange } = props
  const [open, setOpen] = useState(false)
  const reach = useNotificationTexts()?.notices
  const t = hallTexts().notices
  return (
    <section class="card hall-card notice-card stack gap-4" aria-labelledby="hall-notices">
      <h2 id="hall-notices">{t.title}</h2>
      <div class="notice-lines">
        {reach && (
          <DeviceSwitch
            notices={noticesIn(info, member, onChange)}
            state={info.notified}
            t={{ ...reach, device: t.device, deviceHint: t.deviceHint }}
          />
        )}
        <WebhookLine info={info}>
          {info.owner === info.you && (
            <Button aria-expanded={open} onClick={() => setOpen(!open)}>
              {info.webhook ? t.change : t.setUp}
            </Button>
          )}
        </WebhookLine>
      </div>
      {open && info.owner === info.you && <HallWebhookForm {...props} isFaultShown />}
    </section>
  )
}
