/**
 * How clients are told things, at the price of one system call: everything a turn of the event loop has for
 * a client leaves in one write, and what many are told alike is framed once.
 */
import type { Socket } from 'node:net'
import type { Client } from '@colyseus/core'

/** Whoever leaves more than this unread is let go before it costs more memory. */
const MOST_UNREAD = 1024 * 1024
const OPEN = 1
const WHOLE_BINARY_MESSAGE = 0x82

/** What we need of the transport's WebSocket; below it is a TCP socket while it is open. */
interface Wire {
  readonly readyState: number
  readonly _socket?: Pick<Socket, 'write' | 'writableLength'> | null
  terminate(): void
}

const waiting: Outbox[] = []

function flushAll(): void {
  for (const outbox of waiting.splice(0)) outbox.flush()
  // Later the same buffer may hold other bytes.
  lastMessage = null
}

export class Outbox {
  readonly #wire: Wire
  #frames: Buffer[] = []

  constructor(client: Client) {
    this.#wire = client.ref as unknown as Wire
  }

  add(message: Uint8Array): void {
    if (this.#frames.push(framed(message)) > 1) return
    if (waiting.push(this) === 1) process.nextTick(flushAll)
  }

  flush(): void {
    const frames = this.#frames
    const socket = this.#wire._socket
    if (frames.length === 0) return
    this.#frames = []
    if (this.#wire.readyState !== OPEN || !socket) return
    socket.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames))
    if (socket.writableLength > MOST_UNREAD) this.#wire.terminate()
  }
}

/** From now on whatever is sent to the client goes by way of an outbox. */
export function giveOutbox(client: Client): void {
  const outbox = new Outbox(client)
  const { raw, leave } = client
  client.raw = (message, options, done) => {
    if (!done) return outbox.add(message)
    outbox.flush()
    raw.call(client, message, options, done)
  }
  client.leave = (code, reason) => {
    outbox.flush()
    leave.call(client, code, reason)
  }
}

let lastMessage: Uint8Array | null = null
let lastFrame: Buffer = Buffer.alloc(0)

/** A copy of the message as a WebSocket frame; the same one for all who are sent the same bytes in a row. */
function framed(message: Uint8Array): Buffer {
  if (message === lastMessage) return lastFrame
  const { length } = message
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_BINARY_MESSAGE
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127
  if (head === 4) frame.writeUInt16BE(length, 2)
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.set(message, head)
  lastMessage = message
  lastFrame = frame
  return frame
}
