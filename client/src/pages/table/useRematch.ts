import { useEffect } from 'preact/hooks'
import { words } from '../../app/language'
import { rematchOffer } from '../../kit/tableContext'
import { attempt, useSession } from '../people/context'

/** Starts another match, for the host of a finished one; the final score of the table offers it too. */
export function useRematch(isOver: boolean): (() => void) | null {
  const session = useSession()
  const may = isOver && session.hosting
  const run = () => void attempt(session, session.command({ do: 'rematch' }))
  const label = words().end.rematch
  useEffect(() => {
    rematchOffer.value = may ? { label, run } : null
    return () => {
      rematchOffer.value = null
    }
  }, [may, label])
  return may ? run : null
}
