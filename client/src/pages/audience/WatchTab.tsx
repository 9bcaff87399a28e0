import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { namesAt } from '../../session/names'
import type { Playhead } from '../../playback/Playhead'
import type { LogEntry } from '../../playback/TableLog'
import { Choice } from '../../ui/fields/Choice'
import { useWatchTexts, type WatchTexts } from '../broadcast/texts'
import { ChatTab } from '../people/ChatTab'
import { useSession } from '../people/context'
import type { LiveChances } from './LiveChances'
import { OpenHandsPanel } from './OpenHandsPanel'
import { TableChances } from './WinChances'
import { Watching } from './Watching'
import './audience.css'
import './chances.css'
import './rewind.css'

/** Live, or with all hands as they were some minutes ago. */
function ModeChoice({ table }: { readonly table: TableView }) {
  const session = useSession()
  const t = useWatchTexts()
  if (!t || table.hands !== 'open') return null
  return (
    <>
      <Choice
        label={t.mode}
        value={session.opened.value ? 'open' : 'live'}
        options={[
          { value: 'live', label: t.live },
          { value: 'open', label: t.openHands(table.broadcast) },
        ]}
        onChange={mode => session.watchOpen(mode === 'open')}
      />
      {session.opened.value && <p class="hint">{t.openLate}</p>}
    </>
  )
}

/** Who has played in this match writes to the table, everybody else to the viewers. */
function Talk({ t, saidUntil }: { readonly t: WatchTexts; readonly saidUntil: number }) {
  const isViewer = useSession().channel.value === 'spectators'
  const title = isViewer ? t.viewersChat : words().table.chat
  return (
    <section class="stack gap-5 viewers-chat" aria-label={title}>
      <h2 class="flex between panel-title">
        {title} {isViewer && <small>{t.viewersOnly}</small>}
      </h2>
      <ChatTab until={saidUntil} say={isViewer ? t.sayToViewers : undefined} />
    </section>
  )
}

interface Props {
  readonly table: TableView
  readonly playhead: Playhead
  readonly entries: readonly LogEntry[]
  /** Null until they are there. */
  readonly chances: LiveChances | null
  /** The chat of after this waits. */
  readonly saidUntil: number
}

/** For those who watch: who is likely to win, what everyone holds, who else is here, and their chat. */
export function WatchTab({ table, playhead, entries, chances, saidUntil }: Props) {
  const t = useWatchTexts()
  const names = namesAt(table.holders, table.seats.length, table.revision, words())
  const frame = playhead.frame.value
  return (
    <div class="watch-tab">
      <ModeChoice table={table} />
      {chances && <TableChances table={table} chances={chances} entries={entries} />}
      {frame && <OpenHandsPanel game={table.game} frame={frame} names={names} />}
      <Watching table={table} />
      {t && <Talk {...{ t, saidUntil }} />}
    </div>
  )
}
