import type { ChatLine } from '@heorot/shared'
import { words } from '../../app/language'
import { Icon } from '../../ui/Icon'
import { chatWords } from '../people/heard'
import type { WatchTexts } from '../broadcast/texts'

interface Props {
  readonly lines: readonly ChatLine[]
  readonly unread: number
  readonly t: WatchTexts
  readonly onChat: () => void
}

/** The newest line of the chat and the way to all of them, where the drawer is closed. */
export function ChatRow({ lines, unread, t, onChat }: Props) {
  const last = lines.at(-1)
  return (
    <div class="chat-row">
      <p>
        {last ? (
          <>
            <b>{last.name}</b> {chatWords(last, words())}
          </>
        ) : (
          t.viewersChat
        )}
      </p>
      <button type="button" class="button" onClick={onChat}>
        <Icon name="talk" size={18} /> {words().table.chat}
        {unread > 0 && <span class="count">{unread}</span>}
      </button>
    </div>
  )
}
