/** Where those stand who watch with open hands: a second public state, encoded once for all of them. */
import { type Client, getMessageBytes, Protocol } from '@colyseus/core'
import { PublicState } from '@heorot/shared/wire'
import type { Doors } from './sendNews'
import { TableSerializer } from './TableSerializer'

export class DelayedDoor implements Doors {
  readonly publicState: PublicState
  readonly serializer = new TableSerializer()
  readonly #clients = new Set<Client>()

  constructor(game: string) {
    this.publicState = new PublicState(game)
    this.serializer.reset(this.publicState.state)
  }

  admit(client: Client): void {
    this.#clients.add(client)
  }

  forget(client: Client): void {
    this.#clients.delete(client)
  }

  has(client: Client): boolean {
    return this.#clients.has(client)
  }

  get isEmpty(): boolean {
    return this.#clients.size === 0
  }

  /** No seat is behind this door. */
  sendBytes(): void {}

  broadcastBytes(type: 'events' | 'open', bytes: Uint8Array): void {
    sendMessage(this.#clients, bytesMessage(type, bytes))
  }

  broadcastPatch(): void {
    this.serializer.applyPatches([...this.#clients])
  }
}

/** Bytes under a name, as Colyseus sends them. */
export const bytesMessage = (type: string, bytes: Uint8Array): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, type, undefined, bytes)

/** The same to many; those whose handshake is under way get it after that. */
export function sendMessage(clients: Iterable<Client>, message: Uint8Array): void {
  for (const client of clients) client.enqueueRaw(message)
}
