/** What a host may do with a person, sitting or watching: buttons for a panel. */
import type { HostCommand } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { useSession } from './context'

interface Props {
  readonly person: string
  readonly run: (command: HostCommand) => void
}

export function MuteForAll({ person, run }: Props) {
  const t = words().host
  const muted = useSession().isMuted(person)
  return (
    <button type="button" class="button wide" onClick={() => run({ do: 'mute', person, muted: !muted })}>
      {muted ? t.unmuteForAll : t.muteForAll}
    </button>
  )
}

/** Asks before it does. */
export function Remove({ person, name, run }: Props & { readonly name: string }) {
  const t = words().host
  const [sure, setSure] = useState(false)
  return (
    <>
      {sure && (
        <p class="hint" role="alert">
          {t.removeAsk(name)}
        </p>
      )}
      <button
        type="button"
        class="button wide danger"
        onClick={() => (sure ? run({ do: 'remove', person }) : setSure(true))}
      >
        {t.remove}
      </button>
    </>
  )
}
