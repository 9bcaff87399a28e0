/** What happened at a table, as structured events: worded only when shown, in the reader's language. */
import { type Signal, signal } from '@preact/signals'
import type { TableFrame } from './frame'

export interface LogEntry {
  readonly match: number
  readonly revision: number
  /** Steps between this entry and the one before that this browser never saw. */
  readonly missed: number
  readonly events: TableFrame['events']
}

const KEPT = 400

/** Where a log outlives a reload. */
export interface LogStore {
  get(): string | null
  set(text: string): void
}

export class TableLog {
  readonly entries: Signal<readonly LogEntry[]>

  constructor(private readonly store: LogStore) {
    this.entries = signal(readEntries(store.get()))
  }

  /** Takes the events of a frame; returns them if they were new. */
  add(frame: TableFrame): TableFrame['events'] {
    const last = this.entries.value.at(-1)
    const known = last?.match === frame.match ? last.revision : 0
    // The names of another match are not known any more.
    if (last && last.match !== frame.match) this.entries.value = []
    if (frame.revision <= known) return []
    this.fill([frame])
    return frame.events
  }

  /** Puts in what happened at these steps of one match; what was known of another is over. */
  fill(frames: readonly TableFrame[]): void {
    const match = frames[0]?.match
    const entries = new Map(this.#of(match).map(entry => [entry.revision, entry]))
    for (const { revision, events } of frames)
      if (match !== undefined && !entries.has(revision))
        entries.set(revision, { match, revision, events, missed: revision - 1 })
    this.entries.value = counted([...entries.values()]).slice(-KEPT)
    this.store.set(JSON.stringify(this.entries.value))
  }

  #of(match: number | undefined): readonly LogEntry[] {
    return this.entries.value.filter(entry => entry.match === match)
  }
}

/** In order, each with the number of steps missing before it; the first one knows its own. */
function counted(entries: readonly LogEntry[]): readonly LogEntry[] {
  const inOrder = [...entries].sort((a, b) => a.revision - b.revision)
  return inOrder.map((entry, i) => {
    const before = inOrder[i - 1]
    return before ? { ...entry, missed: entry.revision - before.revision - 1 } : entry
  })
}

function readEntries(stored: string | null): readonly LogEntry[] {
  try {
    const raw: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(raw) ? raw : []
  } catch {
    return []
  }
}

/** A log kept for this tab: it survives a reload and ends with the tab. */
export const tabStore = (code: string): LogStore => ({
  get: () => sessionStorage.getItem(`heorot.log.${code}`),
  set: text => {
    try {
      sessionStorage.setItem(`heorot.log.${code}`, text)
    } catch {
      // A full store costs the log after a reload, nothing else.
    }
  },
})
