import type { TableView } from '@heorot/shared'
import { useEffect } from 'preact/hooks'
import { words } from '../../app/language'
import { following } from '../../kit/tableContext'
import type { TableFrame } from '../../session/frame'
import { namesAt } from '../../session/names'
import type { Playhead } from '../../playback/Playhead'
import type { Rewind } from '../../playback/Rewind'
import type { LogEntry } from '../../playback/TableLog'
import { Recap, scrollable } from './Recap'
import { toast } from '../../ui/toasts'
import { useWatchTexts, type WatchTexts } from '../broadcast/texts'
import { useSession } from '../people/context'
import { saidBy } from '../people/mutes'
import { ChatRow } from './ChatRow'
import { FollowRow, useFollowing } from './FollowRow'
import type { LiveChances } from './LiveChances'
import { OpenHandsPanel } from './OpenHandsPanel'
import { LiveButton, RewindKeys, RewindTrack, RewindWords } from './RewindBar'
import { greatestOf, LISTED, swingsIn } from './swings'
import { useChances } from './useChances'
import { TableChances } from './WinChances'
import './audience.css'
import './chances.css'

interface Props {
  readonly table: TableView
  readonly playhead: Playhead
  readonly rewind: Rewind
  readonly lateAt: TableFrame | null
  /** Every step so far. */
  readonly entries: readonly LogEntry[]
  readonly unread: number
  readonly onChances: (chances: LiveChances) => void
  readonly onChat: () => void
}

/** Says it to those who watched with open hands. */
function useClosedHands({ hands }: TableView, t: WatchTexts | null): void {
  const { sentToLive } = useSession()
  const isSent = sentToLive.value
  useEffect(() => {
    // The table that says so comes with the new connection.
    if (!t || !isSent || hands === 'open') return
    sentToLive.value = false
    if (hands === 'closed') toast(t.handsClosed)
  }, [t, isSent, hands])
}

/** Below the table of a spectator: whom to follow, and the way through everything that happened. */
export function AudienceBar(props: Props) {
  const { table, playhead, rewind, lateAt, entries, unread, onChances, onChat } = props
  const session = useSession()
  const t = useWatchTexts()
  const chances = useChances(session, playhead, table.game)
  useEffect(() => onChances(chances), [chances])
  useFollowing(table.code, table.seats.length)
  useClosedHands(table, t)
  if (!t) return null
  const known = chances.known.value.filter(({ revision }) => revision <= rewind.shown.value)
  const names = namesAt(table.holders, table.seats.length, table.revision, words())
  const frame = playhead.frame.value
  const followed = following.value?.seat ?? null
  const bar = { game: table.game, rewind, entries, swings: greatestOf(swingsIn(known), LISTED), t }
  return (
    <>
      <Recap {...{ table, rewind, lateAt, entries, t }} swings={swingsIn(chances.known.value)} />
      <div class="phone-watch">
        {frame?.hands ? (
          <div class="phone-hands" ref={scrollable}>
            <OpenHandsPanel game={table.game} frame={frame} names={names} only={followed} />
          </div>
        ) : (
          <TableChances table={table} chances={chances} entries={entries} />
        )}
        <ChatRow lines={saidBy(session, rewind.saidUntil.value)} unread={unread} onChat={onChat} />
      </div>
      <footer class="transport rewind">
        <FollowRow names={names} t={t} />
        <RewindTrack {...bar} />
        <RewindKeys {...bar} />
        <RewindWords {...bar} />
        <LiveButton {...bar} delay={session.opened.value ? table.broadcast : 0} />
      </footer>
    </>
  )
}
