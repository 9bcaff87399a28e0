import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import type { Scene } from '../../kit/GameClient'
import { storyChapter } from '../../kit/tableContext'
import type { Playhead } from '../../playback/Playhead'
import type { Rewind } from '../../playback/Rewind'
import { HomeLink } from '../../ui/page/HomeLink'
import { RoundButton } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { BroadcastEye } from '../broadcast/BroadcastNote'
import { useWatchTexts } from '../broadcast/texts'
import { LostConnection } from '../people/ConnectionBanner'
import { useSession } from '../people/context'
import { Hint } from './Hint'
import { mayAskHints } from '../../thisBrowser/experience'
import { TurnClock } from './TurnClock'
import { isMyTurn, waitingWords } from './waitingWords'

interface Props {
  readonly table: TableView
  readonly onSettings: () => void
  readonly onDrawer: () => void
  readonly unread: number
  readonly playhead: Playhead
  readonly rewind: Rewind
  readonly onPoint: NonNullable<Scene['point']>
  readonly onPropose: NonNullable<Scene['propose']>
}

function Connection() {
  const { state, order } = useSession()
  const t = words()
  const live = state.value === 'live'
  const online = order.practice ? t.practice.status : t.table.connection.live
  return (
    <span class={live ? 'row gap-3 connection live' : 'row gap-3 connection'} role="status">
      <i class="dot" aria-hidden="true" />
      <span class="not-on-phone">{live ? online : t.table.connection.connecting}</span>
    </span>
  )
}

/** How far what is shown lies back; nothing at live. */
function Behind({ rewind }: { readonly rewind: Rewind }) {
  const t = useWatchTexts()
  return <p class="turn behind">{t?.behind(rewind.behind.value)}</p>
}

function Standing({ table, playhead, rewind }: Pick<Props, 'table' | 'playhead' | 'rewind'>) {
  const { you, state } = useSession()
  const t = words()
  const texts = gameTexts(table.game)
  const { progress } = table
  const step = storyChapter.value ?? progress?.step ?? 0
  // It is no one's turn while the last move plays and scores are counted.
  const isEnding = playhead.target.value?.outcome != null && table.outcome === null
  return (
    <div class="flex gap-7 standing">
      {progress && texts ? (
        <h1>
          <span class="whole-title not-on-phone">{texts.progress(step, progress.of)}</span>
          <span class="only-on-phone">{texts.chapter(step)}</span>
        </h1>
      ) : (
        <h1>{texts?.name}</h1>
      )}
      {state.value === 'lost' ? (
        <LostConnection />
      ) : rewind.behind.value > 0 ? (
        <Behind rewind={rewind} />
      ) : (
        <p class={isMyTurn(table, you.value) ? 'turn mine' : 'turn'}>
          {!isEnding && waitingWords(table, you.value, t)} <TurnClock />
        </p>
      )}
    </div>
  )
}

/** What a spectator sees: live, or all hands late. */
function WatchState({ table }: { readonly table: TableView }) {
  const { opened } = useSession()
  const t = useWatchTexts()
  if (t && opened.value) return <span class="watching open not-on-phone">{t.openHands(table.broadcast)}</span>
  return <span class="watching not-on-phone">{words().table.watching}</span>
}

/** What must be in sight all the time: where the story stands, whom the table waits for, the connection. */
export function TopBar({ table, onSettings, onDrawer, unread, playhead, rewind, onPoint, onPropose }: Props) {
  const { you } = useSession()
  const t = words()
  return (
    <header class="top-bar">
      <HomeLink />
      <Standing table={table} playhead={playhead} rewind={rewind} />
      <div class="row gap-5 top-tools">
        {you.value?.seat === null && <WatchState table={table} />}
        {table.spectators > 0 && (
          <span class="watchers not-on-phone" title={t.waiting.watchersHere(table.spectators)}>
            <Icon name="eye" size={16} /> <span aria-hidden="true">{table.spectators}</span>
            <span class="unseen">{t.waiting.watchersHere(table.spectators)}</span>
          </span>
        )}
        {table.hands === 'open' && <BroadcastEye table={table} />}
        {you.value?.seat != null && mayAskHints(table) && (
          <Hint table={table} frame={playhead.frame} onPoint={onPoint} onPropose={onPropose} />
        )}
        <Connection />
        <RoundButton
          icon="talk"
          look="drawer-button not-on-wide"
          label={t.table.openDrawer}
          onClick={onDrawer}
        >
          {unread > 0 && <span class="count">{unread}</span>}
        </RoundButton>
        <RoundButton icon="cog" label={t.settings.title} onClick={onSettings} />
      </div>
    </header>
  )
}
