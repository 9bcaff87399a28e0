import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import type { GameTexts } from '../../kit/GameClient'
import type { TableFrame } from '../../session/frame'
import { changesOf, type Holders, type SeatChange } from '../../session/holders'
import { changeWords, namesAt } from '../../session/holderWords'
import { seatName } from '../../session/seatName'
import type { LogEntry } from '../../session/TableLog'
import { emphasiser } from '../../ui/emphasiser'
import { Sigil } from '../../ui/Sigil'

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

/** Most events are somebody's doing; their seat's shield stands before the line. */
const seatOf = (event: Event): number | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null

/** What is nobody's doing opens a chapter, unless it is too long for a heading. */
const CHAPTER = 44

const isHeading = ({ event, texts }: LineProps, said: string): boolean =>
  texts.isHeading?.(event) ?? (seatOf(event) === null && said.length <= CHAPTER)

function walkLines(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const log = event.currentTarget.closest('.log')
  if (way === 0 || !log) return
  event.preventDefault()
  const lines = [...log.querySelectorAll<HTMLElement>('.log-line button')]
  lines[lines.indexOf(event.currentTarget) + way]?.focus()
}

function Line(props: LineProps) {
  const { event, texts, names, emphasise, isNewest, isNow, onMoment } = props
  const said = texts.narrate(event, names)
  if (said === null) return null
  const heading = isHeading(props, said)
  const seat = heading ? null : seatOf(event)
  return (
    <li class={heading ? 'log-line chapter' : 'log-line'}>
      <button
        type="button"
        tabIndex={isNewest ? 0 : -1}
        onKeyDown={walkLines}
        title={words().table.point}
        aria-current={isNow ? 'step' : undefined}
        onClick={onMoment}
      >
        {seat !== null && <Sigil seat={seat} size={22} />}
        <span>{emphasise(said)}</span>
      </button>
    </li>
  )
}

/** Who replaced whom; the seat's shield stands before the line, as before others. */
function ChangeLine({ change, emphasise }: { change: SeatChange } & Pick<LineProps, 'emphasise'>) {
  return (
    <li class="log-change">
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
  /** The first revision that happened while nobody looked, or null. */
  readonly awaySince: number | null
  readonly onMoment: (revision: number) => void
}

const isFirstAway = (entries: readonly LogEntry[], index: number, since: number | null) =>
  since !== null && entries[index]!.revision >= since && (entries[index - 1]?.revision ?? -1) < since

/** A long evening's lines would be laid out again with every move: the rest comes when it is asked for. */
const RECENT = 40

/** The revision before an entry. */
const before = (entries: readonly LogEntry[], index: number): number =>
  entries[index - 1]?.revision ?? entries[index]!.revision - 1

export function LogTab({ game, seats, holders, entries: all, now, awaySince, onMoment }: Props) {
  const end = useRef<HTMLLIElement>(null)
  const t = words().table
  const [whole, showWhole] = useState(false)
  const entries = whole ? all : all.slice(-RECENT)
  const texts = gameTexts(game)
  const emphasise = emphasiser(holders.map(holder => seatName(holder, holder.seat, words())))
  const changes = changesOf(holders)
  const changesIn = (after: number, upTo: number) =>
    changes
      .filter(({ from }) => from > after && from <= upTo)
      .map((change, i) => (
        <ChangeLine key={`change ${change.from} ${i}`} change={change} emphasise={emphasise} />
      ))
  useEffect(() => {
    const list = end.current?.parentElement
    if (list) list.scrollTop = list.scrollHeight
  }, [all.length, texts, changes.length])
  if (!texts) return null
  const newest = entries.findLast(({ events }) =>
    events.some(event => texts.narrate(event, []) !== null),
  )?.revision
  if (entries.length === 0 && changes.length === 0) return <p class="hint empty">{t.logEmpty}</p>
  return (
    <ol class="log">
      {entries.length < all.length && (
        <li class="log-missed">
          <button type="button" class="button" onClick={() => showWhole(true)}>
            {t.logEarlier}
          </button>
        </li>
      )}
      {entries.map((entry, index) => (
        <Fragment key={`${entry.match}.${entry.revision}`}>
          {changesIn(before(all, index + all.length - entries.length), entry.revision)}
          {isFirstAway(entries, index, awaySince) && <li class="log-away">{t.logAway}</li>}
          {entry.events.map((event, i) => (
            <Line
              key={`${entry.revision}.${i}`}
              event={event}
              texts={texts}
              names={namesAt(holders, seats, entry.revision, words())}
              emphasise={emphasise}
              isNewest={entry.revision === newest}
              isNow={entry.revision === now}
              onMoment={() => onMoment(entry.revision)}
            />
          ))}
        </Fragment>
      ))}
      {changesIn(all.at(-1)?.revision ?? 0, Number.POSITIVE_INFINITY)}
      <li ref={end} aria-hidden="true" />
    </ol>
  )
}
