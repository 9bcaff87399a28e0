import type { ChatLine } from '@heorot/shared'
import { words } from '../../app/language'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { chatWords } from '../people/mutes'

interface Props {
  readonly lines: readonly ChatLine[]
  readonly unread: number
  readonly onChat: () => void
}

/** The newest line of the chat and the way to all of them, where the drawer is closed. */
export function ChatRow({ lines, unread, onChat }: Props) {
  const last = lines.at(-1)
  return (
    <div class="row gap-5">
      <p class="fill cut">
        {last ? (
          <>
            <b>{last.name}</b> {chatWords(last, words())}
          </>
        ) : (
          words().chat.empty
        )}
      </p>
      <Button onClick={onChat}>
        <Icon name="talk" size={18} /> {words().table.chat}
        {unread > 0 && <span class="count">{unread}</span>}
      </Button>
    </div>
  )
}
