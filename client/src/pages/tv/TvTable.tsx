import type { TableView } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { newToken } from '../../thisBrowser/random'
import type { TableSession } from '../../session/TableSession'
import { useWatchTexts } from '../broadcast/texts'
import { refusalWords } from '../refused/refusalWords'
import { openSession } from '../table/openSession'
import { TvMatch } from './TvMatch'
import { TvStage } from './TvStage'
import { gameTexts } from '../../games/gameTexts'
import { seatName } from '../../session/names'
import { Sigil } from '../../ui/Sigil'
import { Scan } from './Scan'

/** Before the match: who is seated, and how to join. */
function TvWaiting({ table }: { readonly table: TableView }) {
  const t = useWatchTexts()
  const all = words()
  const free = table.seats.filter(seat => !seat.person && !seat.bot).length
  return (
    <div class="stack tv-waiting">
      <h1>{gameTexts(table.game)?.name}</h1>
      <p>{t && (free > 0 ? t.seatsFree(free) : t.starting)}</p>
      <ul class="flex">
        {table.seats.map((seat, index) => (
          <li key={index} class="center gap-6">
            <Sigil seat={index} size={96} />
            <span>{!seat.person && !seat.bot ? all.waiting.free : seatName(seat, index, all)}</span>
          </li>
        ))}
      </ul>
      <Scan code={table.code} mayPlay={free > 0} />
    </div>
  )
}

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
        <p class="tv-message tv-lost" role="status">
          {t.reconnecting}
        </p>
      )}
    </>
  )
}

/** A table for televisions, projectors and streaming software. */
export const TvPage = ({ code, open }: Pick<Props, 'code' | 'open'>) => (
  <TvStage of={code}>
    <TvTable code={code} open={open} />
  </TvStage>
)
