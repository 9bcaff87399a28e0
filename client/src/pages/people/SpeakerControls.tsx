import type { ChatLine, HostCommand } from '@heorot/shared'
import { Button } from '../../ui/Button'
import { words } from '../../app/language'
import { Dialog } from '../../ui/Dialog'
import { attempt, useSession } from './context'
import { MuteForAll, Remove } from './PersonButtons'

interface Props {
  readonly line: Pick<ChatLine, 'person' | 'name'>
  /** Left out for somebody who has said nothing. */
  readonly onMuteForMe?: () => void
  readonly onClose: () => void
}

/** What a host can do about the author of a line: spectators have no seat to manage them on. */
export function SpeakerControls({ line: { person, name }, onMuteForMe, onClose }: Props) {
  const session = useSession()
  const t = words().host
  const run = (command: HostCommand) => {
    onClose()
    void attempt(session, session.command(command))
  }
  const muteForMe = () => {
    onClose()
    onMuteForMe?.()
  }
  return (
    <Dialog title={t.manage(name)} onClose={onClose}>
      <fieldset class="stack gap-4 choice">
        <legend class="unseen">{name}</legend>
        {onMuteForMe && (
          <Button look="wide" onClick={muteForMe}>
            {t.muteForMe}
          </Button>
        )}
        <MuteForAll person={person} run={run} />
        <Remove person={person} name={name} run={run} />
      </fieldset>
    </Dialog>
  )
}
