import type { TableView } from '@heorot/shared'
import { useEffect, useRef } from 'preact/hooks'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { ruleAsked } from '../../kit/tableContext'
import type { Playhead } from '../../session/Playhead'
import type { TableLog } from '../../session/TableLog'
import { Icon, type IconName } from '../../ui/Icon'
import { ChatTab } from '../people/ChatTab'
import { useSession } from '../people/context'
import { RuleList } from '../rules/RuleList'
import { LogTab } from './LogTab'
import { PeopleTab } from './PeopleTab'

export const tabs = ['log', 'chat', 'rules', 'people'] as const
export type Tab = (typeof tabs)[number]

/** In practice there is nobody to talk to. */
const alone: readonly Tab[] = ['log', 'rules']

const useTabs = (): readonly Tab[] => (useSession().order.practice ? alone : tabs)

const icons: Record<Tab, IconName> = {
  log: 'scrollUnfurled',
  chat: 'talk',
  rules: 'ruleBook',
  people: 'tabletopPlayers',
}

interface Props {
  readonly table: TableView
  readonly log: TableLog
  readonly tab: Tab
  readonly open: boolean
  readonly unread: number
  readonly awaySince: number | null
  readonly onTab: (tab: Tab) => void
  readonly onClose: () => void
  readonly playhead: Playhead
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
  const labels: Record<Tab, string> = { log: t.log, chat: t.chat, rules: t.rules, people: t.people }
  const tabs = useTabs()
  const onKeyDown = useTabKeys(tabs, tab, onTab)
  return (
    <div class="tab-row">
      <div class="tabs" role="tablist" aria-label={t.drawer}>
        {tabs.map(name => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === tab}
            aria-controls="drawer-panel"
            tabIndex={name === tab ? 0 : -1}
            onClick={() => onTab(name)}
            onKeyDown={onKeyDown}
          >
            <Icon name={icons[name]} size={18} />
            <span>{labels[name]}</span>
            {name === 'chat' && unread > 0 && (
              <span class="count" title={t.chatUnread(unread)}>
                {unread}
              </span>
            )}
          </button>
        ))}
      </div>
      <button type="button" class="round drawer-close" aria-label={words().close} onClick={onClose}>
        <Icon name="cancel" />
      </button>
    </div>
  )
}

/** Log, chat, rules and people: at the right on wide screens, a sheet on small ones. */
export function Drawer(props: Props) {
  const { table, log, tab, open, awaySince, playhead, onMoment, onClose } = props
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open && tab !== 'log') panel.current?.scrollTo(0, 0)
  }, [tab, open])
  return (
    <aside
      class={open ? 'drawer open' : 'drawer'}
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
            holders={table.holders}
            entries={log.entries.value.filter(({ revision }) => revision <= playhead.seen.value)}
            now={playhead.inPast.value ? table.revision : null}
            awaySince={awaySince}
            onMoment={onMoment}
          />
        )}
        {tab === 'chat' && <ChatTab />}
        {tab === 'rules' && <RuleList rules={gameTexts(table.game)?.rules ?? []} asked={ruleAsked.value} />}
        {tab === 'people' && <PeopleTab table={table} />}
      </div>
    </aside>
  )
}
