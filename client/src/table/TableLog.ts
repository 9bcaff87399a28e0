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
    const sameMatch = last?.match === frame.match
    if (frame.events.length === 0 || (sameMatch && frame.revision <= last.revision)) return []
    const missed = frame.revision - (sameMatch ? last.revision : 0) - 1
    const entry = {
      match: frame.match,
      revision: frame.revision,
      missed: Math.max(0, missed),
      events: frame.events,
    }
    const before = sameMatch ? this.entries.value : []
    this.entries.value = [...before, entry].slice(-KEPT)
    this.store.set(JSON.stringify(this.entries.value))
    return frame.events
  }
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
