import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import type { SessionOrder, TableSession } from '../../session/TableSession'
import { Loading } from '../../ui/Loading'
import { toast } from '../../ui/toasts'
import { shallBegin } from '../create/openTable'
import { attempt, SessionContext } from '../people/context'
import { RefusedPage } from '../refused/RefusedPage'
import { refusalWords } from '../refused/refusalWords'
import { WaitingRoom } from '../waiting/WaitingRoom'
import { openSession } from './openSession'
import { TableScreen } from './TableScreen'

/** A solo table begins as soon as its host is there. */
function useBeginAtOnce(session: TableSession | null): void {
  const live = session?.state.value === 'live'
  useEffect(() => {
    if (session && live && shallBegin(session.order.code))
      void attempt(session, session.command({ do: 'start' }))
  }, [session, live])
}

function Present({ session }: { readonly session: TableSession }) {
  useBeginAtOnce(session)
  const t = words()
  const table = session.table.value
  if (session.refused.value) return <RefusedPage reason={session.refused.value} />
  if (!table || !session.you.value) {
    const state = session.state.value === 'lost' ? t.table.connection.lost : t.table.connection.connecting
    return <Loading words={state} step={2} of={4} />
  }
  return table.phase === 'waiting' ? (
    <WaitingRoom table={table} />
  ) : (
    <TableScreen key={session.opened.value ? 'open' : 'live'} table={table} />
  )
}

interface Props {
  readonly order: SessionOrder
  /** Somebody else was quicker to the seat: the door opens again. */
  readonly onTurnedAway: () => void
}

const QUICKER: readonly string[] = ['seat-taken', 'no-seat-free', 'own-seat-only']

export function AtTable({ order, onTurnedAway }: Props) {
  const [session, setSession] = useState<TableSession | null>(null)
  useEffect(() => {
    const open = openSession(order)
    setSession(open.session)
    return open.close
  }, [order])
  const refused = session?.refused.value
  useEffect(() => {
    if (!refused || !QUICKER.includes(refused)) return
    toast(refusalWords(refused), { kind: 'refusal' })
    onTurnedAway()
  }, [refused])
  if (!session) return null
  return (
    <SessionContext.Provider value={session}>
      <Present session={session} />
    </SessionContext.Provider>
  )
}
