import { WEBHOOK_KINDS, type Notices, type WebhookKind } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { spoken, words } from '../../app/language'
import type { TableSession } from '../../session/TableSession'
import { Choice } from '../../ui/Choice'
import { toast } from '../../ui/toasts'
import type { ReachTexts } from './texts'

interface Props {
  readonly session: TableSession
  readonly t: ReachTexts['notices']
}

const NAMES: Readonly<Record<WebhookKind, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
  json: 'JSON',
}

type Hook = Notices['webhook']

function State({ hook, t }: { readonly hook: NonNullable<Hook>; readonly t: Props['t'] }) {
  return (
    <p role="status">
      {t.hookOn(NAMES[hook.kind], hook.host)} {hook.works === false && <strong>{t.hookFails}</strong>}
    </p>
  )
}

/** The address is a secret of the chat: it is sent once and never shown again. */
export function WebhookForm({ session, t }: Props) {
  const [hook, setHook] = useState<Hook>(null)
  const [kind, setKind] = useState<WebhookKind>('discord')
  const [url, setUrl] = useState('')
  const look = async () => setHook((await session.notices())?.webhook ?? null)
  useEffect(() => void look(), [session])
  const set = async (address: string | null) => {
    const webhook = address === null ? null : { kind, url: address, language: spoken() }
    const refused = await session.command({ do: 'webhook', webhook })
    const { refusals } = words()
    if (refused) toast(refusals[refused.reason as keyof typeof refusals] ?? t.failed, { kind: 'refusal' })
    else setUrl('')
    await look()
  }
  return (
    <details class="personal">
      <summary>{t.hook}</summary>
      {hook ? (
        <>
          <State hook={hook} t={t} />
          <button type="button" class="button" onClick={() => void set(null)}>
            {t.hookRemove}
          </button>
        </>
      ) : (
        <form
          class="webhook"
          onSubmit={event => {
            event.preventDefault()
            void set(url.trim())
          }}
        >
          <p class="hint">{t.hookHint}</p>
          <Choice
            label={t.hookKind}
            value={kind}
            options={WEBHOOK_KINDS.map(value => ({ value, label: NAMES[value] }))}
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
          <button type="submit" class="button">
            {t.hookSave}
          </button>
        </form>
      )}
    </details>
  )
}
