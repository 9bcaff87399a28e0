import type { TableView } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { newToken } from '../../session/random'
import type { TableSession } from '../../session/TableSession'
import { useWatchTexts } from '../broadcast/texts'
import { refusalWords } from '../refused/refusalWords'
import { openSession } from '../table/openSession'
import { TvMatch } from './TvMatch'
import { TvWaiting } from './TvWaiting'

/** Milliseconds after which a table that refused is asked again. */
const AGAIN_MS = 15_000

/** A place to watch that never gives up: a television has nobody to press a button. */
function useTvSession(code: string, open: boolean): TableSession | null {
  const [round, setRound] = useState(0)
  const [session, setSession] = useState<TableSession | null>(null)
  useEffect(() => {
    const opened = openSession({ code, name: words().chat.spectator, token: newToken() })
    setSession(opened.session)
    return opened.close
  }, [code, round])
  const refused = session?.refused.value
  useEffect(() => {
    if (!refused) return
    const timer = setTimeout(() => setRound(round + 1), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [refused])
  // A rematch ends the broadcast of the match before; its own begins with its start.
  const mayOpen = open && session?.state.value === 'live' && session.table.value?.hands === 'open'
  useEffect(() => {
    if (mayOpen) session?.watchOpen(true)
  }, [session, mayOpen])
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
  /** Whether a match goes on here; false also when the table cannot be watched. */
  readonly onPlaying?: (playing: boolean) => void
}

/** A table on the big screen, from its free seats to its result, match after match. */
export function TvTable({ code, open, onPlaying }: Props) {
  const session = useTvSession(code, open)
  const t = useWatchTexts()
  const table = session?.table.value
  const refused = session?.refused.value
  const isPlaying = refused ? false : table ? table.phase === 'playing' : null
  useEffect(() => {
    if (isPlaying !== null) onPlaying?.(isPlaying)
  }, [isPlaying])
  return (
    <>
      {session && table && !refused && <Shown session={session} table={table} />}
      {refused && <p class="tv-message">{refusalWords(refused)}</p>}
      {!table && !refused && <p class="tv-message">{words().table.connection.connecting}</p>}
      {table && session?.state.value === 'lost' && t && (
        <p class="tv-lost" role="status">
          {t.reconnecting}
        </p>
      )}
    </>
  )
}
