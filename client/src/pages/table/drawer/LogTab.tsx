import { samePlain } from '@heorot/shared'
import type { ComponentChildren } from 'preact'
import { useMemo, useRef, useState } from 'preact/hooks'
import { words } from '../../../app/language'
import { gameTexts } from '../../../games/gameTexts'
import type { GameTexts } from '../../../kit/GameClient'
import type { TableFrame } from '../../../session/frame'
import { changesOf, type Holders, type SeatChange } from '../../../session/seatHistory'
import { changeWords, namesAt, seatName } from '../../../session/names'
import { doerOf, type LogEntry } from '../../../playback/TableLog'
import { emphasiser } from '../../../ui/emphasiser'
import { Icon } from '../../../ui/Icon'
import { Sigil } from '../../../ui/Sigil'
import { glossary, withTerms } from '../../../ui/terms'
import { type LogGroup, type LogItem, type LogMark, logGroups } from './logGroups'

type Event = TableFrame['events'][number]

interface LineProps {
  readonly event: Event
  readonly texts: GameTexts
  readonly names: readonly string[]
  readonly emphasise: (sentence: string) => ComponentChildren
  /** Tab comes to the newest lines only; arrow keys go on from there. */
  readonly isNewest: boolean
  /** Whether this is the moment on the table, looked back at. */
  readonly isNow: boolean
  readonly onMoment: () => void
}

/** A short line that is nobody's doing stands out, unless it is too long for a heading. */
const CHAPTER = 44

const isHeading = ({ event, texts }: LineProps, said: string): boolean =>
  texts.begins?.(event) == null &&
  (texts.isHeading?.(event) ?? (doerOf(event) === null && said.length <= CHAPTER))

function walkLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const log = event.currentTarget.closest('.log')
  if (way === 0 || !log) return
  event.preventDefault()
  const lines = [...log.querySelectorAll<HTMLElement>('button')]
  lines[lines.indexOf(event.currentTarget) + way]?.focus()
}

function Line(props: LineProps) {
  const { event, texts, names, emphasise, isNewest, isNow, onMoment } = props
  const said = texts.narrate(event, names)
  const terms = glossary.value
  const marked = useMemo(
    () => said !== null && <span>{withTerms(emphasise(said))}</span>,
    [said, emphasise, terms],
  )
  if (said === null) return null
  const heading = isHeading(props, said)
  const seat = heading ? null : doerOf(event)
  return (
    <li class={heading ? 'log-line chapter' : 'log-line'}>
      <button
        type="button"
        class="flex gap-5"
        tabIndex={isNewest ? 0 : -1}
        onKeyDown={walkLines}
        title={words().table.point}
        aria-current={isNow ? 'step' : undefined}
        onClick={onMoment}
      >
        {seat !== null && <Sigil seat={seat} size={22} />}
        {marked}
      </button>
    </li>
  )
}

/** Who replaced whom; the seat's shield stands before the line, as before others. */
function ChangeLine({ change, emphasise }: { change: SeatChange } & Pick<LineProps, 'emphasise'>) {
  return (
    <li class="flex gap-5 log-change">
      <Sigil seat={change.seat} size={22} />
      <span>{emphasise(changeWords(change, words()))}</span>
    </li>
  )
}

interface Props {
  readonly game: string
  readonly seats: number
  readonly holders: Holders
  readonly entries: readonly LogEntry[]
  /** The step that is looked back at, or null. */
  readonly now: number | null
  readonly marks: readonly LogMark[]
  readonly onMoment: (revision: number) => void
}

interface ItemProps<T extends LogItem = LogItem>
  extends Pick<Props, 'seats' | 'holders' | 'now' | 'onMoment'> {
  readonly item: T
  readonly texts: GameTexts
  readonly newest: number | undefined
  readonly emphasise: LineProps['emphasise']
}

type EventItem = Extract<LogItem, { readonly kind: 'event' }>

/** A long log comes with every step: its old lines are not worded again. */
function EventLine({ item, texts, newest, emphasise, seats, holders, now, onMoment }: ItemProps<EventItem>) {
  const { revision, event } = item
  const [isNewest, isNow] = [revision === newest, revision === now]
  const t = words()
  return useMemo(
    () => (
      <Line
        event={event}
        texts={texts}
        names={namesAt(holders, seats, revision, t)}
        emphasise={emphasise}
        isNewest={isNewest}
        isNow={isNow}
        onMoment={() => onMoment(revision)}
      />
    ),
    [event, texts, holders, emphasise, isNewest, isNow, t],
  )
}

function Item({ item, ...rest }: ItemProps) {
  if (item.kind === 'change') return <ChangeLine change={item.change} emphasise={rest.emphasise} />
  if (item.kind === 'mark') return <li class="note bold log-mark">{item.words}</li>
  return <EventLine item={item} {...rest} />
}

/** Older groups show only their heading until they are opened: a long evening has many lines. */
const OPEN = 4

interface GroupProps extends Omit<ItemProps, 'item'> {
  readonly group: LogGroup
  readonly isRecent: boolean
}

function Group({ group, isRecent, ...rest }: GroupProps) {
  const [toggled, setToggled] = useState<boolean | null>(null)
  const open = toggled ?? isRecent
  return (
    <section class="log-group">
      <h2>
        <button
          type="button"
          class="row between gap-4 log-group-toggle"
          tabIndex={-1}
          aria-expanded={open}
          onKeyDown={walkLines}
          onClick={() => setToggled(!open)}
        >
          <span>{rest.texts.progress(group.step, group.step)}</span>
          <Icon name="right" size={14} />
        </button>
      </h2>
      {open && (
        <ol>
          {group.items.map(item => (
            <Item key={item.key} item={item} {...rest} />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The value as it was before while the new one says the same. */
function useSame<T>(value: T): T {
  const kept = useRef(value)
  if (!samePlain(kept.current, value)) kept.current = value
  return kept.current
}

/** Everything that happened, by episode or act; each line leads to its moment. */
export function LogTab({ game, entries, now, ...props }: Props) {
  const texts = gameTexts(game)
  const t = words()
  const [marks, holders] = [useSame(props.marks), useSame(props.holders)]
  const { changes, emphasise } = useMemo(
    () => ({
      changes: changesOf(holders),
      emphasise: emphasiser(holders.map(holder => seatName(holder, holder.seat, t))),
    }),
    [holders, t],
  )
  // The page is drawn again for much that changes nothing here.
  return useMemo(() => {
    if (!texts) return null
    const groups = logGroups(texts, entries, changes, marks)
    if (groups.length === 0) return <p class="hint empty">{t.table.logEmpty}</p>
    const newest = entries.findLast(({ events }) => events.some(event => texts.narrate(event, []) !== null))
    const line = { ...props, now, holders, texts, emphasise, newest: newest?.revision }
    return (
      <div class="log">
        <div>
          {groups.map((group, i) => (
            <Group key={i} group={group} isRecent={i >= groups.length - OPEN} {...line} />
          ))}
        </div>
      </div>
    )
  }, [texts, entries, changes, emphasise, marks, now, t])
}
