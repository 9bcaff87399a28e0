/** Drops clients that never finish joining before they cost memory. */
import type { Client, Room } from 'colyseus'

const LONGEST_HANDSHAKE = 15_000

export class UnfinishedJoins {
  readonly #joining = new Map<string, number>()

  constructor(private readonly room: Room) {}

  drop(now: number, isJoining: (client: Client) => boolean): void {
    for (const client of [...this.room.clients]) {
      if (!isJoining(client)) this.#joining.delete(client.sessionId)
      else if (!this.#joining.has(client.sessionId)) this.#joining.set(client.sessionId, now)
      else if (now - this.#joining.get(client.sessionId)! > LONGEST_HANDSHAKE) terminate(client)
    }
    for (const id of this.#joining.keys()) if (!this.room.clients.get(id)) this.#joining.delete(id)
  }

  /** Ends every connection that is left, without waiting for the other side. */
  dropAll(): void {
    for (const client of [...this.room.clients]) terminate(client)
  }
}

const terminate = (client: Client): void => (client.ref as unknown as { terminate(): void }).terminate()
