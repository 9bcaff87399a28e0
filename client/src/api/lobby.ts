/** The live list of public tables, pushed by the server. */
import type { LobbyEvents, TableSummary } from '@heorot/shared'
import { signal } from '@preact/signals'

export interface LobbyState {
  readonly state: 'connecting' | 'live' | 'lost'
  readonly tables: readonly TableSummary[]
}

type LobbyChange = { readonly [Name in keyof LobbyEvents]?: LobbyEvents[Name] }

/** The list after something was told. */
export function applyLobby(tables: readonly TableSummary[], change: LobbyChange): readonly TableSummary[] {
  if (change.tables) return change.tables
  if (change.gone) return tables.filter(table => table.code !== change.gone?.code)
  const changed = change.table
  if (!changed) return tables
  const known = tables.some(table => table.code === changed.code)
  return known ? tables.map(table => (table.code === changed.code ? changed : table)) : [changed, ...tables]
}

export const lobby = signal<LobbyState>({ state: 'connecting', tables: [] })

const AGAIN = 10_000
const names = ['tables', 'table', 'gone'] as const

/** Listens until the returned function is called. */
export function followLobby(): () => void {
  let source = open()
  // The browser itself reconnects a broken stream, but gives up one that was refused.
  const timer = setInterval(() => {
    if (source.readyState === EventSource.CLOSED) source = open()
  }, AGAIN)
  return () => {
    clearInterval(timer)
    source.close()
  }
}

function open(): EventSource {
  const source = new EventSource('/api/lobby')
  for (const name of names)
    source.addEventListener(name, event => {
      const change: LobbyChange = { [name]: JSON.parse(event.data) }
      lobby.value = { state: 'live', tables: applyLobby(lobby.value.tables, change) }
    })
  source.onerror = () => {
    lobby.value = { ...lobby.value, state: 'lost' }
  }
  return source
}
