/** Clients that do not read, and clients that never finish joining, are let go before they cost memory. */
import type { Client, Room } from '@colyseus/core'

const MOST_UNREAD = 1024 * 1024
const LONGEST_HANDSHAKE = 15_000

/** What we need of the transport's socket. */
interface Socket {
  readonly bufferedAmount: number
  terminate(): void
}

const socketOf = (client: Client): Socket => client.ref as unknown as Socket

interface Serializer {
  encoder: { sharedBuffer: Uint8Array }
  fullEncodeBuffer: Uint8Array
}

export class Slowness {
  readonly #joining = new Map<string, number>()

  constructor(private readonly room: Room) {}

  /** Before every patch. */
  check(): void {
    let behind = false
    for (const client of this.room.clients) {
      const socket = socketOf(client)
      const unread = socket.bufferedAmount
      if (unread > MOST_UNREAD) socket.terminate()
      behind ||= unread > 0
    }
    if (behind) this.#renewBuffers()
  }

  /**
   * Colyseus encodes every patch into the same bytes. A socket that has not sent all of the last one yet
   * still points at them, and would send what the next patch writes over them.
   */
  #renewBuffers(): void {
    const serializer: Serializer = Reflect.get(this.room, '_serializer')
    serializer.encoder.sharedBuffer = new Uint8Array(serializer.encoder.sharedBuffer.length)
    serializer.fullEncodeBuffer = serializer.fullEncodeBuffer.slice()
  }

  dropStragglers(now: number, isJoining: (client: Client) => boolean): void {
    for (const client of [...this.room.clients]) {
      if (!isJoining(client)) this.#joining.delete(client.sessionId)
      else if (!this.#joining.has(client.sessionId)) this.#joining.set(client.sessionId, now)
      else if (now - this.#joining.get(client.sessionId)! > LONGEST_HANDSHAKE) socketOf(client).terminate()
    }
    for (const id of this.#joining.keys()) if (!this.room.clients.get(id)) this.#joining.delete(id)
  }
}
