/** The live list of public tables; private ones never enter it. */
import type { LobbyEvents, TableSummary } from '@heorot/shared'

export type LobbyListener = <K extends keyof LobbyEvents>(event: K, data: LobbyEvents[K]) => void

export class Lobby {
  readonly #entries = new Map<string, { text: string; summary: TableSummary }>()
  readonly #listeners = new Set<LobbyListener>()

  get tables(): TableSummary[] {
    return [...this.#entries.values()].map(entry => entry.summary)
  }

  show(summary: TableSummary): void {
    const text = JSON.stringify(summary)
    if (this.#entries.get(summary.code)?.text === text) return
    this.#entries.set(summary.code, { text, summary })
    for (const listener of this.#listeners) listener('table', summary)
  }

  hide(code: string): void {
    if (!this.#entries.delete(code)) return
    for (const listener of this.#listeners) listener('gone', { code })
  }

  /** Sends the whole list, then every change until the returned function is called. */
  listen(listener: LobbyListener): () => void {
    listener('tables', this.tables)
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
