import type { TableView } from '@heorot/shared'
import { useRef } from 'preact/hooks'
import { useReset } from '../../app/hooks'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { announcement, bigScreen } from '../../kit/tableContext'
import { namesAt } from '../../session/names'
import type { TableSession } from '../../session/TableSession'
import { OpenHandsPanel } from '../audience/OpenHandsPanel'
import { useChances } from '../audience/useChances'
import { WinChances } from '../audience/WinChances'
import { useLog, useSpokenNews } from '../table/useNews'
import { tableAt, usePlayhead } from '../table/scene/usePlayhead'
import { useScene } from '../table/scene/useScene'
import { chapterOf } from '../audience/chapters'
import { Scan } from './Scan'
import { Ticker } from './Ticker'
import { TvBar } from './TvBar'
import { TvResult } from './TvResult'
import '../audience/chances.css'

/** Nobody plays on a television. */
const act = async () => ({ reason: 'not-seated' })

/** For as long as the table is on a television; set before its scene opens. */
function useBigScreen(): void {
  bigScreen.value = true
  useReset(bigScreen, false)
}

/** A match on the big screen: the drawn table, win chances, the last moves. */
export function TvMatch({ session, table: newest }: { session: TableSession; table: TableView }) {
  const host = useRef<HTMLDivElement>(null)
  const { playhead } = usePlayhead(session)
  const log = useLog(session)
  const frame = playhead.frame.value
  const table = tableAt(newest, frame)
  const opened = useScene(newest.game, host, playhead, act)
  const chances = useChances(session, playhead, newest.game)
  useSpokenNews(session, playhead)
  useBigScreen()
  const names = namesAt(table.holders, table.seats.length, table.revision, words())
  const texts = gameTexts(table.game)
  const entries = log.entries.value.filter(({ revision }) => revision <= playhead.seen.value)
  return (
    <>
      <TvBar session={session} table={table} names={names} />
      <div class={`tv-match tv-${table.game}`} data-revision={table.revision}>
        <div class="inset scene" ref={host} aria-hidden="true" data-scene={opened.state} />
        <aside class="column gap-7 tv-side">
          <div class="tv-panel">
            {table.outcome ? (
              <TvResult outcome={table.outcome} names={names} />
            ) : (
              <WinChances
                known={chances.known.value}
                until={table.revision}
                names={names}
                chapterAt={revision => chapterOf(entries, texts, revision)}
              />
            )}
          </div>
          {frame?.hands && (
            <div class="tv-panel tv-hands">
              <OpenHandsPanel game={table.game} frame={frame} names={names} />
            </div>
          )}
          <Scan code={table.code} isSmall={frame?.hands !== undefined} />
        </aside>
      </div>
      <Ticker entries={entries} game={table.game} names={names} />
      <p class="unseen" role="log" aria-live="polite">
        {announcement.value}
      </p>
    </>
  )
}
