import { WEBHOOK_KINDS, type Webhook, type WebhookKind } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { spoken } from '../../app/language'
import { Choice } from '../../ui/fields/Choice'
import type { NotificationTexts } from './texts'
import { Button } from '../../ui/Button'

export const WEBHOOK_NAMES: Readonly<Record<WebhookKind, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
  json: 'JSON',
}

interface Props {
  /** The one that is set. */
  readonly hook: {
    readonly kind: WebhookKind
    readonly host: string
    /** What is wrong with it, in words. */
    readonly fault: string | null
  } | null
  /** What the chat is told. */
  readonly hint: string
  readonly t: NotificationTexts['notices']
  /** Whether it was done. */
  readonly onSet: (webhook: Webhook | null) => Promise<boolean>
}

/** The address is a secret of the chat: it is sent once and never shown again. */
export function WebhookForm({ hook, hint, t, onSet }: Props) {
  const [kind, setKind] = useState<WebhookKind>('discord')
  const [url, setUrl] = useState('')
  if (hook)
    return (
      <div class="stack gap-6">
        <p role="status">
          {t.hookOn(WEBHOOK_NAMES[hook.kind], hook.host)} {hook.fault && <strong>{hook.fault}</strong>}
        </p>
        <Button onClick={() => void onSet(null)}>{t.hookRemove}</Button>
      </div>
    )
  const save = async () => {
    if (await onSet({ kind, url: url.trim(), language: spoken() })) setUrl('')
  }
  return (
    <form
      class="stack gap-6"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
    >
      <p class="hint">{hint}</p>
      <Choice
        label={t.hookKind}
        value={kind}
        options={WEBHOOK_KINDS.map(value => ({ value, label: WEBHOOK_NAMES[value] }))}
        onChange={setKind}
      />
      <input
        class="input"
        type="url"
        required
        autocomplete="off"
        placeholder="https://"
        aria-label={t.hookUrl}
        value={url}
        onInput={event => setUrl(event.currentTarget.value)}
      />
      <Button submits>{t.hookSave}</Button>
    </form>
  )
}
