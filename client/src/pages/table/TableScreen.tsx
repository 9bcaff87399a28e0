import type { TableView } from '@heorot/shared'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { playSound } from '../../app/sound/sounds'
import type { Scene } from '../../kit/GameClient'
import { announcement, questionAsked, ruleAsked, storyPlaying } from '../../kit/tableContext'
import type { Playhead } from '../../playback/Playhead'
import type { TableSession } from '../../session/TableSession'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import type { LiveChances } from '../audience/LiveChances'
import { OtherTab } from '../people/ConnectionBanner'
import { useSession } from '../people/context'
import { Coaching } from './Coaching'
import { Drawer, type Tab } from './drawer/Drawer'
import type { LogMark } from './drawer/logGroups'
import { PauseBar } from './PauseBar'
import { RecallStrip } from './scene/RecallStrip'
import { SceneView } from './scene/SceneView'
import { TakeoverBar } from './TakeoverBar'
import { TopBar } from './TopBar'
import { useDeadlines } from './TurnClock'
import { useLog, useSeatNews, useSeatSpeech, useSpokenNews, useTurnSignals } from './useNews'
import { tableAt, usePlayhead } from './scene/usePlayhead'
import { useRecentMoves } from './scene/useRecentMoves'
import { useRematch } from './useRematch'
import './table.css'
import './drawer.css'
import './takeover.css'
import './hint.css'
import './strip.css'
import '../broadcast/broadcast.css'

const EndPanel = lazyPart(async () => (await import('./EndPanel')).EndPanel)
const SettingsDialog = lazyPart(async () => (await import('./SettingsDialog')).SettingsDialog)
/** Parts that only those need who watch or look back. */
const AudienceBar = lazyPart(async () => (await import('../audience/AudienceBar')).AudienceBar)
const LookBack = lazyPart(async () => (await import('../audience/LookBack')).LookBack)
/** Rule terms explain themselves once this is loaded. */
const GlossaryTips = lazyPart(async () => (await import('../learn/GlossaryTips')).GlossaryTips)

/** Which tab is open, and whether the drawer is out on screens where it hides. */
function useDrawer(watches: boolean) {
  const [tab, setTab] = useState<Tab>(watches ? 'watch' : 'log')
  const [open, setOpen] = useState(false)
  const asked = ruleAsked.value
  useEffect(() => {
    if (!asked) return
    setTab('rules')
    setOpen(true)
  }, [asked])
  // Those who watch have their chat in the tab of their own.
  const isOther = watches ? tab === 'chat' : tab === 'watch'
  const shown: Tab = !isOther ? tab : watches ? 'watch' : 'chat'
  return { tab: shown, setTab, open, setOpen }
}

/** That it is your turn, once, and the question itself. */
const spokenQuestion = (question: string, yourTurn: string): string =>
  question === '' || question.startsWith(yourTurn) ? question : `${yourTurn}. ${question}`

const LiveRegions = () => (
  <>
    <p class="unseen" role="log" aria-live="polite">
      {announcement.value}
    </p>
    <p class="unseen" role="status" data-live="question">
      {spokenQuestion(questionAsked.value, words().table.yourTurn)}
    </p>
  </>
)

/** Where the drawer is always out. */
const isDrawerBeside = (): boolean => innerWidth > 1180

/** Chat lines that came while another tab was open. */
function useUnread(reading: boolean): number {
  const { chat, you } = useSession()
  const last = chat.value.at(-1)?.n ?? 0
  const [seen, setSeen] = useState(last)
  useEffect(() => {
    if (reading) setSeen(last)
    else if (last > seen && chat.value.at(-1)?.person !== you.value?.person) void playSound('chat')
  }, [last, reading])
  return reading ? 0 : chat.value.filter(line => line.n > seen && line.person !== you.value?.person).length
}

function useEnd(table: TableView, { behind, recalled, inPast }: Playhead) {
  const [closed, setClosed] = useState(0)
  const over = table.outcome !== null
  useEffect(() => {
    if (over) void playSound('win')
  }, [over])
  return {
    shown: over && behind.value === 0 && recalled.value === null && !inPast.value && closed !== table.match,
    close: () => setClosed(table.match),
    reopen: () => setClosed(0),
  }
}

/** What has been on the table, what of it is new to this person, and the way back to any moment. */
function useHistory(
  session: TableSession,
  table: TableView,
  { playhead, rewind, since: awaySince }: ReturnType<typeof usePlayhead>,
) {
  const log = useLog(session)
  const t = words().table
  const seat = session.you.value?.seat ?? null
  // A spectator who has gone back sees nothing of what came later.
  const until = seat === null && playhead.inPast.value ? table.revision : playhead.seen.value
  const all = log.entries.value
  const entries = useMemo(() => all.filter(({ revision }) => revision <= until), [all, until])
  const look = (revision: number) => rewind.go(revision)
  const turnSince = useRecentMoves(table, entries, seat, look)
  const marks: LogMark[] = []
  if (awaySince !== null) marks.push({ from: awaySince, words: t.logAway })
  if (turnSince !== null) marks.push({ from: turnSince, words: t.sinceTurn })
  return { all, entries, marks, look }
}

export function TableScreen({ table: newest }: { readonly table: TableView }) {
  const session = useSession()
  const [settingsOpen, setSettingsOpen] = useState(false)
  const watches = session.you.value?.seat === null
  const { tab, setTab, open, setOpen } = useDrawer(watches)
  const [chances, setChances] = useState<LiveChances | null>(null)
  const unread = useUnread((tab === 'chat' || tab === 'watch') && (open || isDrawerBeside()))
  const scene = useRef<Scene | null>(null)
  const moving = usePlayhead(session)
  const { playhead, rewind } = moving
  const isTelling = playhead.behind.value > 0 && (storyPlaying.value || playhead.recalled.value !== null)
  const table = tableAt(newest, playhead.frame.value, isTelling)
  const end = useEnd(table, playhead)
  const onRematch = useRematch(table.outcome !== null)
  const { all, entries, marks, look } = useHistory(session, table, moving)
  useSeatNews(session)
  useSeatSpeech(session, !playhead.inPast.value)
  useSpokenNews(session, playhead)
  useTurnSignals(table, session.you.value)
  useDeadlines(session, playhead)
  return (
    <div class={watches ? 'table-page watched' : 'table-page'}>
      <a class="skip" href="#table-text">
        {words().table.asText}
      </a>
      <TopBar
        table={table}
        unread={unread}
        onSettings={() => setSettingsOpen(true)}
        onDrawer={() => setOpen(!open)}
        playhead={playhead}
        rewind={rewind}
        onPoint={(event, stays) => scene.current?.point?.(event, stays)}
        onPropose={keys => scene.current?.propose?.(keys)}
      />
      {session.you.value && (
        <div class="takeovers">
          <OtherTab />
          <PauseBar table={newest} you={session.you.value} />
          <TakeoverBar table={table} you={session.you.value} />
          <RecallStrip game={table.game} playhead={playhead} place="row" />
        </div>
      )}
      <main class="table-main">
        <SceneView
          table={table}
          playhead={playhead}
          onOpened={opened => {
            scene.current = opened.scene
          }}
        />
        <RecallStrip game={table.game} playhead={playhead} place="table" />
        {!watches && playhead.inPast.value && <LookBack game={table.game} rewind={rewind} entries={all} />}
        {end.shown && table.outcome && (
          <EndPanel table={table} outcome={table.outcome} onClose={end.close} onRematch={onRematch} />
        )}
        {table.outcome && playhead.behind.value === 0 && !end.shown && (
          <Button look="primary result-button" onClick={end.reopen}>
            <Icon name="trophyCup" size={18} /> {words().table.result}
          </Button>
        )}
      </main>
      {watches && (
        <AudienceBar
          {...{ table, playhead, rewind, unread }}
          lateAt={moving.lateAt}
          entries={all}
          onChances={setChances}
          onChat={() => {
            setTab('watch')
            setOpen(true)
          }}
        />
      )}
      <Drawer
        table={table}
        entries={entries}
        playhead={playhead}
        rewind={rewind}
        chances={chances}
        tab={tab}
        open={open}
        unread={unread}
        marks={marks}
        onTab={setTab}
        onClose={() => setOpen(false)}
        onMoment={look}
      />
      <Coaching table={table} playhead={playhead} />
      <GlossaryTips game={table.game} />
      <LiveRegions />
      {settingsOpen && (
        <SettingsDialog game={table.game} table={table} onClose={() => setSettingsOpen(false)} />
      )}
    </div>
  )
}
