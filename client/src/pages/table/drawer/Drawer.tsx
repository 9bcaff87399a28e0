import type { TableView } from '@heorot/shared'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../../app/language'
import { lazyPart } from '../../../app/lazy'
import { ruleAsked } from '../../../kit/tableContext'
import type { Playhead } from '../../../playback/Playhead'
import type { LogEntry } from '../../../playback/TableLog'
import { RoundButton } from '../../../ui/Button'
import { Icon, type IconName } from '../../../ui/Icon'
import type { LiveChances } from '../../audience/LiveChances'
import type { Rewind } from '../../../playback/Rewind'
import { useWatchTexts } from '../../broadcast/texts'
import { useSession } from '../../people/context'
import { LogTab } from './LogTab'
import type { LogMark } from './logGroups'

const ChatTab = lazyPart(async () => (await import('../../people/ChatTab')).ChatTab)
const PeopleTab = lazyPart(async () => (await import('./PeopleTab')).PeopleTab)
const RulesTab = lazyPart(async () => (await import('../../rules/RulesTab')).RulesTab)
const WatchTab = lazyPart(async () => (await import('../../audience/WatchTab')).WatchTab)

export const tabs = ['log', 'watch', 'chat', 'rules', 'people'] as const
export type Tab = (typeof tabs)[number]

/** Those who watch have their chat beside what they watch. */
const watched: readonly Tab[] = ['watch', 'log', 'rules', 'people']
const seated: readonly Tab[] = ['log', 'chat', 'rules', 'people']

/** In practice there is nobody to talk to. */
const alone: readonly Tab[] = ['log', 'rules']

function useTabs(): readonly Tab[] {
  const { order, you } = useSession()
  if (order.practice) return alone
  return you.value?.seat === null ? watched : seated
}

const icons: Record<Tab, IconName> = {
  log: 'scrollUnfurled',
  chat: 'talk',
  rules: 'ruleBook',
  people: 'tabletopPlayers',
  watch: 'eye',
}

interface Props {
  readonly table: TableView
  /** What has been on the table. */
  readonly entries: readonly LogEntry[]
  readonly tab: Tab
  readonly open: boolean
  readonly unread: number
  readonly marks: readonly LogMark[]
  readonly onTab: (tab: Tab) => void
  readonly onClose: () => void
  readonly playhead: Playhead
  readonly rewind: Rewind
  readonly chances: LiveChances | null
  /** Shows the moment after a step. */
  readonly onMoment: (revision: number) => void
}

/** Arrow keys go from tab to tab, as everywhere. */
function useTabKeys(tabs: readonly Tab[], tab: Tab, onTab: (tab: Tab) => void) {
  return (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length]!
    onTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
}

function TabRow({ tab, unread, onTab, onClose }: Pick<Props, 'tab' | 'unread' | 'onTab' | 'onClose'>) {
  const t = words().table
  const labels: Record<Tab, string> = {
    log: t.log,
    chat: t.chat,
    rules: words().rules.title,
    people: t.people,
    watch: useWatchTexts()?.tab ?? '',
  }
  const tabs = useTabs()
  const onKeyDown = useTabKeys(tabs, tab, onTab)
  return (
    <div class="flex firm tab-row">
      <div class="flex fill tabs" role="tablist" aria-label={t.drawer}>
        {tabs.map(name => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            class="column fill gap-1 note bold"
            role="tab"
            aria-selected={name === tab}
            aria-controls="drawer-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={onKeyDown}
          >
            <Icon name={icons[name]} size={18} />
            <span>{labels[name]}</span>
            {(name === 'chat' || name === 'watch') && unread > 0 && (
              <span class="count" title={t.chatUnread(unread)}>
                {unread}
              </span>
            )}
          </button>
        ))}
      </div>
      <RoundButton icon="cancel" look="drawer-close not-on-wide" label={words().close} onClick={onClose} />
    </div>
  )
}

/** Log, chat, rules and people: at the right on wide screens, a sheet on small ones. */
export function Drawer(props: Props) {
  const { you } = useSession()
  const { table, entries, tab, open, marks, playhead, rewind, chances, onMoment, onClose } = props
  // The log of a spectator ends at the moment on the table.
  const isBehind = playhead.inPast.value && you.value?.seat === null
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open && tab !== 'log') panel.current?.scrollTo(0, 0)
  }, [tab, open])
  return (
    <aside
      class={open ? 'drawer column open' : 'drawer column'}
      aria-label={words().table.drawer}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <TabRow {...props} />
      <div
        id="drawer-panel"
        class={`drawer-panel ${tab}`}
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        ref={panel}
      >
        {tab === 'log' && (
          <LogTab
            game={table.game}
            seats={table.seats.length}
            holders={table.holders.filter(({ from }) => from <= Math.max(table.revision, 1) || !isBehind)}
            entries={entries}
            now={playhead.inPast.value ? table.revision : null}
            marks={marks}
            onMoment={onMoment}
          />
        )}
        {tab === 'chat' && <ChatTab />}
        {tab === 'rules' && (
          <RulesTab game={table.game} asked={ruleAsked.value} frame={playhead.frame.value} />
        )}
        {tab === 'watch' && (
          <WatchTab {...{ table, playhead, entries, chances }} saidUntil={rewind.saidUntil.value} />
        )}
        {tab === 'people' && <PeopleTab table={table} />}
      </div>
    </aside>
  )
}
