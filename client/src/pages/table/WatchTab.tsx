import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { namesAt } from '../../session/holderWords'
import type { Playhead } from '../../session/Playhead'
import type { LogEntry } from '../../session/TableLog'
import { Choice } from '../../ui/Choice'
import { chapterOf } from '../audience/chapters'
import { OpenHandsPanel } from '../audience/OpenHandsPanel'
import { useChances } from '../audience/useChances'
import { Watching } from '../audience/Watching'
import { WinChances } from '../audience/WinChances'
import { useWatchTexts } from '../broadcast/texts'
import { useSession } from '../people/context'

/** Live, or with all hands as they were some minutes ago. */
function ModeChoice({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = useWatchTexts()
  if (!t || table.hands !== 'open') return null
  return (
    <Choice
      label={t.mode}
      value={session.opened.value ? 'open' : 'live'}
      options={[
        { value: 'live', label: t.live },
        { value: 'open', label: t.openHands(table.broadcast) },
      ]}
      onChange={mode => session.watchOpen(mode === 'open')}
    />
  )
}

interface Props {
  readonly table: TableView
  readonly playhead: Playhead
  readonly entries: readonly LogEntry[]
}

/** For those who watch: who is likely to win, what everyone holds, who else is here. */
export function WatchTab({ table, playhead, entries }: Props) {
  const chances = useChances(useSession(), playhead, table.game)
  const names = namesAt(table.holders, table.seats.length, table.revision, words())
  const texts = gameTexts(table.game)
  const frame = playhead.frame.value
  return (
    <div class="watch-tab">
      <ModeChoice table={table} />
      {!table.outcome && (
        <WinChances
          known={chances.known.value}
          until={table.revision}
          names={names}
          chapterAt={revision => chapterOf(entries, texts, revision)}
        />
      )}
      {frame && <OpenHandsPanel game={table.game} frame={frame} names={names} />}
      <Watching table={table} />
    </div>
  )
}
