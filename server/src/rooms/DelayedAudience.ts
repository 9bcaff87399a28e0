/** Those who watch with open hands: a second public state, encoded once for all of them. */
import type { Client } from 'colyseus'
import { PublicState } from '@heorot/shared/wire'
import { bytesMessage, type MatchSender, sendMessage } from './sendNews'
import { TableSerializer } from './TableSerializer'

export class DelayedAudience implements MatchSender {
  readonly publicState: PublicState
  readonly serializer = new TableSerializer()
  readonly #clients = new Set<Client>()

  constructor(game: string) {
    this.publicState = new PublicState(game)
    this.serializer.reset(this.publicState)
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

  /** Nobody here has a seat. */
  sendBytes(): void {}

  broadcastBytes(type: 'events' | 'open', bytes: Uint8Array): void {
    sendMessage(this.#clients, bytesMessage(type, bytes))
  }

  broadcastPatch(): void {
    this.serializer.applyPatches([...this.#clients])
  }
}
