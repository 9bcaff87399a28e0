import { useProvided } from '../../app/hooks'
import { words } from '../../app/language'
import { rematchOffer } from '../../kit/tableContext'
import { attempt, useSession } from '../people/context'

/** Starts another match, for the host or deputy of a finished one; the final score offers it too. */
export function useRematch(isOver: boolean): (() => void) | null {
  const session = useSession()
  const may = isOver && session.leading
  const run = () => void attempt(session, session.command({ do: 'rematch' }))
  const label = words().end.rematch
  useProvided(rematchOffer, may ? { label, run } : null, null, [may, label])
  return may ? run : null
}
