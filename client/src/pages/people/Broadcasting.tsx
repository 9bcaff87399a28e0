import type { TableView } from '@heorot/shared'
import { BroadcastNote } from '../broadcast/BroadcastNote'
import { attempt, useSession } from './context'

/** The broadcast note of the table on screen. */
export function Broadcasting({ table }: { readonly table: TableView }) {
  const session = useSession()
  return (
    <BroadcastNote
      table={table}
      seat={session.you.value?.seat ?? null}
      hosting={session.hosting}
      onAnswer={agree => void attempt(session, session.consent(agree))}
    />
  )
}
