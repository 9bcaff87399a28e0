import type { ChatLine } from '@heorot/shared'
import { useEffect, useRef, useState } from 'preact/hooks'
import { LinkButton, RoundButton } from '../../ui/Button'
import { words } from '../../app/language'
import { change, settings } from '../../app/settings/settings'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'
import { Composer } from './Composer'
import { useSession } from './context'
import { audible, chatWords, muted, saidBy, toggleMute } from './mutes'
import { SpeakerControls } from './SpeakerControls'
import './people.css'

interface SaidProps {
  readonly line: ChatLine
  /** Given to the host alone, who has more to do with a speaker than not to listen. */
  readonly onManage: ((line: ChatLine) => void) | null
}

function SpeakerButton({ line, onManage }: SaidProps) {
  const t = words()
  const label = onManage ? t.host.manage(line.name) : t.chat.mute(line.name)
  return (
    <RoundButton
      icon={onManage ? 'cog' : 'soundOff'}
      size={16}
      label={label}
      aria-haspopup={onManage ? 'dialog' : undefined}
      title={label}
      onClick={() => (onManage ? onManage(line) : toggleMute(line.person))}
    />
  )
}

function Said({ line, onManage }: SaidProps) {
  const { you, isMuted } = useSession()
  const t = words()
  const said = chatWords(line, t)
  const mine = line.person === you.value?.person
  // Spectators need no name.
  const isNamed = line.name !== t.chat.spectator
  const notes = [
    isNamed && line.seat === null && t.chat.spectator,
    onManage && isMuted(line.person) && t.waiting.muted,
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <li class={onManage && !mine ? 'flex gap-4 said managed' : 'flex gap-4 said'}>
      {line.seat === null ? <Icon name="eye" size={20} /> : <Sigil seat={line.seat} size={24} />}
      <p class="fill">
        <strong>{line.name}</strong>
        {notes && <em class="note"> {notes}</em>} {said}
      </p>
      {!mine && <SpeakerButton line={line} onManage={onManage} />}
    </li>
  )
}

function Muted({ lines }: { readonly lines: readonly ChatLine[] }) {
  const t = words().chat
  const people = [...muted.value].map(person => ({
    person,
    name: lines.find(line => line.person === person)?.name ?? t.spectator,
  }))
  return (
    <>
      {people.map(({ person, name }) => (
        <LinkButton key={person} onClick={() => toggleMute(person)}>
          {t.unmute(name)}
        </LinkButton>
      ))}
    </>
  )
}

const SpectatorSwitch = () => (
  <label class="row note gap-4 quiet-check">
    <input
      type="checkbox"
      checked={settings.value.hideSpectatorChat}
      onChange={event => change({ hideSpectatorChat: event.currentTarget.checked })}
    />
    {words().chat.hideSpectators}
  </label>
)

/** Who looks at an earlier moment is not told what was said of later ones. */
function Waiting({ count }: { readonly count: number }) {
  const t = useWatchTexts()
  return t && count > 0 ? <p class="muted chat-waiting">{t.newerChat(count)}</p> : null
}

interface Props {
  readonly until?: number
  /** What the field for a new message is called, where not everyone reads it. */
  readonly say?: string | undefined
}

export function ChatTab({ until = Infinity, say }: Props) {
  const session = useSession()
  const { chat } = session
  const said = saidBy(session, until)
  const [managed, setManaged] = useState<ChatLine | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const t = words().chat
  const hideSpectators = settings.value.hideSpectatorChat
  const lines = audible(said, { mutes: muted.value, hideSpectators })
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [lines.length])
  return (
    <div class="chat">
      {chat.value.some(line => line.channel === 'spectators') && <SpectatorSwitch />}
      {lines.length === 0 && <p class="hint empty">{t.empty}</p>}
      <ol class="chat-lines" ref={list} aria-live="polite">
        {lines.map(line => (
          <Said key={line.n} line={line} onManage={session.hosting ? setManaged : null} />
        ))}
      </ol>
      {managed && (
        <SpeakerControls
          line={managed}
          onMuteForMe={() => toggleMute(managed.person)}
          onClose={() => setManaged(null)}
        />
      )}
      <Muted lines={chat.value} />
      <Waiting count={chat.value.length - said.length} />
      <Composer say={say} />
    </div>
  )
}
