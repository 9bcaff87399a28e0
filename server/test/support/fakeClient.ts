/** Clients of a server in this process, on sockets that lead nowhere: the server alone, without the system's network. */
import { EventEmitter } from 'node:events'
import { connectClientToRoom, getMessageBytes, matchMaker, Protocol, WebSocketClient } from 'colyseus'
import { WebSocket } from 'ws'
import type { JoinOptions, RequestName } from '@heorot/shared'
import { reserveSeat } from '../../src/rooms/rooms'
import { rememberSocket } from '../../src/rooms/sendTogether'

// Node 20 has no global WebSocket and Colyseus compares against it.
if (!('WebSocket' in globalThis)) Object.assign(globalThis, { WebSocket })

class FakeWebSocket extends EventEmitter {
  readonly readyState = WebSocket.OPEN
  terminate(): void {}
  close(): void {}
  send(_bytes: Uint8Array, _options: object, done?: () => void): void {
    done?.()
  }
}

const UNREAD = {
  writableLength: 0,
  write(_bytes: Uint8Array, done?: () => void): boolean {
    done?.()
    return true
  },
}

export class FakeClient {
  #answered = () => {}

  private constructor(
    readonly sessionId: string,
    private readonly webSocket: FakeWebSocket,
  ) {}

  static async join(code: string, options: JoinOptions): Promise<FakeClient> {
    const seat = (await reserveSeat(code, { address: '127.0.0.1', ...options })) as { sessionId?: string }
    if (!seat.sessionId) throw new Error(JSON.stringify(seat))
    const webSocket = new FakeWebSocket()
    rememberSocket(webSocket, UNREAD as never)
    const fake = new FakeClient(seat.sessionId, webSocket)
    const client = new WebSocketClient(seat.sessionId, webSocket as never)
    const context = { headers: new Headers(), ip: '127.0.0.1' }
    await connectClientToRoom(matchMaker.getLocalRoomById(code), client as never, context as never, {})
    const { raw } = client
    client.raw = (message, ...more) => {
      if (message[0] === Protocol.ROOM_RESPONSE) fake.#answered()
      raw.call(client, message, ...more)
    }
    webSocket.emit('message', Buffer.from([Protocol.JOIN_ROOM]))
    return fake
  }

  /** Sends a frame made before; done when the answer has left. */
  send(frame: Buffer): Promise<void> {
    return new Promise(resolve => {
      this.#answered = resolve
      this.webSocket.emit('message', frame)
    })
  }

  request(name: RequestName, payload: object): Promise<void> {
    return this.send(requestFrame(name, payload))
  }
}

/** A message with a number, as Colyseus' requests are. Each client has one at a time: all may have the same number. */
export function requestFrame(name: RequestName, payload: object): Buffer {
  const message = getMessageBytes.raw(Protocol.ROOM_DATA, name, payload)
  return Buffer.concat([Buffer.from([Protocol.ROOM_REQUEST, 1]), message.subarray(1)])
}
