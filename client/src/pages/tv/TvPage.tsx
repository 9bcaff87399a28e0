import type { TableView } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { newToken } from '../../session/random'
import type { TableSession } from '../../session/TableSession'
import { useWatchTexts } from '../broadcast/texts'
import { openSession } from '../table/openSession'
import { refusalWords } from '../refused/refusalWords'
import { TvMatch } from './TvMatch'
import { TvWaiting } from './TvWaiting'
import { useAwake, useHiddenPointer, useStageScale } from './useScreen'
import './tv.css'

/** Milliseconds after which a table that refused is asked again. */
const AGAIN_MS = 15_000

/** A place to watch that never gives up: a television has nobody to press a button. */
function useTvSession(code: string, open: boolean): TableSession | null {
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<TableSession | null>(null)
  useEffect(() => {
    const opened = openSession({ code, name: words().chat.spectator, token: newToken() })
    if (open) opened.session.watchOpen(true)
    setSession(opened.session)
    return opened.close
  }, [code, open, round])
  const refused = session?.refused.value
  useEffect(() => {
    if (!refused) return
    const timer = setTimeout(() => setRound(round + 1), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [refused])
  return session
}

function Shown({ session, table }: { readonly session: TableSession; readonly table: TableView }) {
  const mode = session.opened.value ? 'open' : 'live'
  if (table.phase === 'waiting') return <TvWaiting table={table} />
  return <TvMatch key={`${mode} ${table.match}`} session={session} table={table} />
}

interface Props {
  readonly code: string
  /** With all hands, where they are open. */
  readonly open: boolean
}

/** A table for televisions, projectors and streaming software: one picture of 16:9, nothing to press. */
export function TvPage({ code, open }: Props) {
  const session = useTvSession(code, open)
  const scale = useStageScale()
  const t = useWatchTexts()
  useAwake()
  useHiddenPointer()
  const table = session?.table.value
  const refused = session?.refused.value
  return (
    <div class="tv-page">
      <main class="tv-stage" style={{ transform: `translate(-50%, -50%) scale(${scale})` }} data-tv={code}>
        {session && table && !refused && <Shown session={session} table={table} />}
        {refused && <p class="tv-message">{refusalWords(refused)}</p>}
        {!table && !refused && <p class="tv-message">{words().table.connection.connecting}</p>}
        {table && session?.state.value === 'lost' && t && <p class="tv-lost">{t.reconnecting}</p>}
      </main>
    </div>
  )
}
