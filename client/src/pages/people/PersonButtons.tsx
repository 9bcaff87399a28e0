/** What a host may do with a person, sitting or watching: buttons for a panel. */
import type { HostCommand } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { Button } from '../../ui/Button'
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
    <Button look="wide" onClick={() => run({ do: 'mute', person, muted: !muted })}>
      {muted ? t.unmuteForAll : t.muteForAll}
    </Button>
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
      <Button look="wide danger" onClick={() => (sure ? run({ do: 'remove', person }) : setSure(true))}>
        {t.remove}
      </Button>
    </>
  )
}
