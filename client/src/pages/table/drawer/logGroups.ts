/** The log, grouped by episode or act. */
import type { GameTexts } from '../../../kit/GameClient'
import type { TableFrame } from '../../../session/frame'
import type { SeatChange } from '../../../session/seatHistory'
import type { LogEntry } from '../../../playback/TableLog'

export type LogItem =
  | {
      readonly kind: 'event'
      readonly key: string
      readonly revision: number
      readonly event: TableFrame['events'][number]
    }
  | { readonly kind: 'change'; readonly key: string; readonly change: SeatChange }
  | { readonly kind: 'mark'; readonly key: string; readonly words: string }

export interface LogGroup {
  /** The episode or act. */
  readonly step: number
  readonly items: readonly LogItem[]
}

/** A line between two steps: everything after it is newer than something the reader did. */
export interface LogMark {
  /** The first step after it. */
  readonly from: number
  readonly words: string
}

/** Every line of the log in order. A mark that nothing follows is left out. */
function itemsOf(
  entries: readonly LogEntry[],
  changes: readonly SeatChange[],
  marks: readonly LogMark[],
): readonly LogItem[] {
  const changesIn = (after: number, upTo: number): LogItem[] =>
    changes
      .filter(({ from }) => from > after && from <= upTo)
      .map((change, i) => ({ kind: 'change', key: `change ${change.from} ${i}`, change }))
  const items = entries.flatMap(({ revision, events }, index) => {
    const before = entries[index - 1]?.revision ?? revision - 1
    const mark = marks.find(({ from }) => from > before && from <= revision)
    return [
      ...changesIn(before, revision),
      ...(mark ? [{ kind: 'mark', key: `mark ${revision}`, words: mark.words } as const] : []),
      ...events.map((event, i): LogItem => ({ kind: 'event', key: `${revision}.${i}`, revision, event })),
    ]
  })
  return [...items, ...changesIn(entries.at(-1)?.revision ?? 0, Number.POSITIVE_INFINITY)]
}

/** The first group is that of the first episode or act, which no event begins. */
export function logGroups(
  { begins }: Pick<GameTexts, 'begins'>,
  entries: readonly LogEntry[],
  changes: readonly SeatChange[],
  marks: readonly LogMark[],
): readonly LogGroup[] {
  const groups: { readonly step: number; readonly items: LogItem[] }[] = [{ step: 1, items: [] }]
  for (const item of itemsOf(entries, changes, marks)) {
    const step = item.kind === 'event' ? (begins?.(item.event) ?? null) : null
    if (step !== null) groups.push({ step, items: [] })
    groups.at(-1)?.items.push(item)
  }
  return groups.filter(({ items }) => items.length > 0)
}
