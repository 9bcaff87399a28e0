/** What Colyseus asks of a serializer, answered by the table's public state: no state of Colyseus' own is kept. */
import { type Client, ClientState, Protocol, type Serializer } from 'colyseus'
import type { PublicState } from '@heorot/shared/wire'

/** Clients who see another state than everybody else. */
interface Apart {
  readonly serializer: TableSerializer
  readonly isEmpty: boolean
  has(client: Client): boolean
}

export class TableSerializer implements Serializer<PublicState> {
  readonly id = 'schema'
  apart: Apart | null = null
  /** By this name the monitor looks for it. */
  state!: PublicState

  reset(state: PublicState): void {
    this.state = state
  }

  handshake(): Uint8Array {
    return this.state.handshake
  }

  getFullState(client?: Client): Uint8Array {
    if (client && this.apart?.has(client)) return this.apart.serializer.getFullState(client)
    return begun(Protocol.ROOM_STATE, this.state.encodeWhole())
  }

  /** Whether there was anything to send. */
  applyPatches(clients: readonly Client[]): boolean {
    const { apart, state } = this
    const readers = apart && !apart.isEmpty ? clients.filter(client => !apart.has(client)) : clients
    if (readers.length === 0) state.forgetReaders()
    const bytes = state.encodePatch()
    if (!bytes) return false
    const patch = begun(Protocol.ROOM_STATE_PATCH, bytes)
    for (const client of readers) if (client.state === ClientState.JOINED) client.raw(patch)
    return true
  }
}

function begun(kind: number, bytes: Uint8Array): Uint8Array {
  bytes[0] = kind
  return bytes
}
