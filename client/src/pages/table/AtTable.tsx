import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import type { SessionOrder, TableSession } from '../../session/TableSession'
import { Loading } from '../../ui/page/Loading'
import { toast } from '../../ui/toasts'
import { shallBegin } from '../create/openTable'
import { attempt, SessionContext } from '../people/context'
import { RefusedPage } from '../refused/RefusedPage'
import { refusalWords } from '../refused/refusalWords'
import { openSession } from './openSession'
import { TableScreen } from './TableScreen'

const WaitingRoom = lazyPart(
  async () => (await import('../waiting/WaitingRoom')).WaitingRoom,
  () => <Loading words={words().loading} step={1} of={2} />,
)

/** A solo table begins as soon as its host is there; true until it has begun. */
function useBeginAtOnce(session: TableSession): boolean {
  const [begins, setBegins] = useState(() => shallBegin(session.order.code))
  const asked = useRef(false)
  const live = session.state.value === 'live'
  const begun = asked.current && session.table.value?.phase !== 'waiting'
  useEffect(() => {
    if (!begins || !live || asked.current) return
    asked.current = true
    void attempt(session, session.command({ do: 'start' })).then(done => done || setBegins(false))
  }, [live])
  useEffect(() => {
    if (begun) setBegins(false)
  }, [begun])
  return begins
}

function Present({ session }: { readonly session: TableSession }) {
  const begins = useBeginAtOnce(session)
  const t = words()
  const table = session.table.value
  if (session.refused.value) return <RefusedPage reason={session.refused.value} />
  if (!table || !session.you.value) {
    const state = session.state.value === 'lost' ? t.table.connection.lost : t.table.connection.connecting
    return <Loading words={state} step={2} of={4} />
  }
  if (table.phase !== 'waiting')
    return <TableScreen key={session.opened.value ? 'open' : 'live'} table={table} />
  return begins ? <Loading words={t.table.loadingTable} step={2} of={4} /> : <WaitingRoom table={table} />
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
