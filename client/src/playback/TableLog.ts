/** What happened at a table, as structured events: put into words only when shown, in the reader's language. */
import { type Signal, signal } from '@preact/signals'
import type { TableFrame } from '../session/frame'

export interface LogEntry {
  readonly match: number
  readonly revision: number
  readonly events: TableFrame['events']
}

export class TableLog {
  /** In order; of one match only. */
  readonly entries: Signal<readonly LogEntry[]> = signal([])
  #match = 0

  /** Takes the events of a frame; returns them if they were new. */
  add({ match, revision, events }: TableFrame): TableFrame['events'] {
    this.#begin(match)
    const known = this.entries.value.at(-1)?.revision ?? 0
    if (revision <= known) return []
    this.entries.value = [...this.entries.value, { match, revision, events }]
    return events
  }

  /** Whether steps are missing, as after coming late or losing the connection. */
  get isIncomplete(): boolean {
    const entries = this.entries.value
    return entries.length < (entries.at(-1)?.revision ?? 0)
  }

  /** Puts in every step of a match from the first on. Steps that came meanwhile stay. */
  fill(match: number, steps: readonly TableFrame['events'][]): void {
    this.#begin(match)
    const newer = this.entries.value.filter(({ revision }) => revision > steps.length)
    const filled = steps.map((events, i) => ({ match, revision: i + 1, events }))
    this.entries.value = [...filled, ...newer]
  }

  /** Another match is on the table: its names and steps are not those of the last one. */
  #begin(match: number): void {
    if (match !== this.#match) this.entries.value = []
    this.#match = match
  }
}

/** Most events are somebody's doing. */
export const doerOf = (event: TableFrame['events'][number]): number | null =>
  'seat' in event && typeof event.seat === 'number' ? event.seat : null

/** What a step begins with is what its player did; the rest came of it. */
const moverOf = ({ events }: LogEntry): number | null =>
  events.map(doerOf).find(seat => seat !== null) ?? null

/** The steps after a seat's own last move. */
export function stepsSince(entries: readonly LogEntry[], seat: number): readonly LogEntry[] {
  const own = entries.findLastIndex(entry => moverOf(entry) === seat)
  return entries.slice(own + 1)
}
