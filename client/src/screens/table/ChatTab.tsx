import type { ChatLine } from '@heorot/shared'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../dom/Icon'
import { Sigil } from '../../dom/Sigil'
import { words } from '../../i18n'
import { change, settings } from '../../settings/settings'
import { Composer } from './Composer'
import { useSession } from './context'

/** People this browser does not want to hear; they never learn of it. */
const muted = signal<ReadonlySet<string>>(new Set())

function toggleMute(person: string): void {
  const next = new Set(muted.value)
  if (!next.delete(person)) next.add(person)
  muted.value = next
}

/** What is shown of the chat to somebody with these wishes. */
export const audible = (
  lines: readonly ChatLine[],
  { mutes, hideSpectators }: { readonly mutes: ReadonlySet<string>; readonly hideSpectators: boolean },
): readonly ChatLine[] =>
  lines.filter(line => !mutes.has(line.person) && !(hideSpectators && line.channel === 'spectators'))

function Said({ line, mine }: { readonly line: ChatLine; readonly mine: boolean }) {
  const t = words()
  const said = 'phrase' in line.said ? t.phrases[line.said.phrase] : line.said.text
  return (
    <li class={line.channel === 'spectators' ? 'said onlooker' : 'said'}>
      {line.seat === null ? <Icon name="eye" size={20} /> : <Sigil seat={line.seat} size={24} />}
      <p>
        <strong>{line.name}</strong>
        {line.seat === null && <em> {t.chat.onlooker}</em>} {said}
      </p>
      {!mine && (
        <button
          type="button"
          class="round small"
          aria-label={t.chat.mute(line.name)}
          title={t.chat.mute(line.name)}
          onClick={() => toggleMute(line.person)}
        >
          <Icon name="soundOff" size={16} />
        </button>
      )}
    </li>
  )
}

function Muted({ lines }: { readonly lines: readonly ChatLine[] }) {
  const t = words().chat
  const people = [...muted.value].map(person => ({
    person,
    name: lines.find(line => line.person === person)?.name ?? t.onlooker,
  }))
  return (
    <>
      {people.map(({ person, name }) => (
        <button key={person} type="button" class="link" onClick={() => toggleMute(person)}>
          {t.unmute(name)}
        </button>
      ))}
    </>
  )
}

const SpectatorSwitch = () => (
  <label class="quiet-check">
    <input
      type="checkbox"
      checked={settings.value.hideSpectatorChat}
      onChange={event => change({ hideSpectatorChat: event.currentTarget.checked })}
    />
    {words().chat.hideSpectators}
  </label>
)

export function ChatTab() {
  const { chat, you } = useSession()
  const list = useRef<HTMLOListElement>(null)
  const t = words().chat
  const hideSpectators = settings.value.hideSpectatorChat
  const lines = audible(chat.value, { mutes: muted.value, hideSpectators })
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <div class="chat">
      {chat.value.some(line => line.channel === 'spectators') && <SpectatorSwitch />}
      {lines.length === 0 && <p class="hint empty">{t.empty}</p>}
      <ol class="chat-lines" ref={list} aria-live="polite">
        {lines.map(line => (
          <Said key={line.n} line={line} mine={line.person === you.value?.person} />
        ))}
      </ol>
      <Muted lines={chat.value} />
      <Composer />
    </div>
  )
}
