/**
 * Everything a turn of the event loop has for a client leaves in one system call, as one piece of memory. What many
 * clients are sent is put into a WebSocket frame once for all of them; `ws` would make a frame for each client and
 * message, and write it in two pieces.
 */
import type { Socket } from 'node:net'
import type { Client } from 'colyseus'
import { WebSocket } from 'ws'

/** A client that leaves more than this unread is disconnected before it costs more memory. */
const MOST_UNREAD = 1024 * 1024

const sockets = new WeakMap<object, Socket>()

/** Which TCP socket a WebSocket came by. */
export function rememberSocket(webSocket: object, socket: Socket): void {
  sockets.set(webSocket, socket)
}

/** A client's connection, and the frames that leave at the end of this turn. */
interface Line {
  readonly webSocket: Pick<WebSocket, 'readyState' | 'terminate'>
  readonly socket: Socket
  frames: Uint8Array[]
}

let waiting: Line[] = []

/** From now on, messages to the client leave together. */
export function sendTogether(client: Client): void {
  const webSocket = client.ref as unknown as WebSocket
  const socket = sockets.get(webSocket)
  if (!socket) return
  const line: Line = { webSocket, socket, frames: [] }
  const { leave } = client
  client.raw = (message, _options, done) => {
    if (line.frames.push(framed(message)) === 1 && waiting.push(line) === 1) process.nextTick(flushAll)
    if (done) flush(line, done)
  }
  // The closing frame must not overtake them.
  client.leave = (code, reason) => {
    flush(line)
    leave.call(client, code, reason)
  }
}

function flushAll(): void {
  const lines = waiting
  waiting = []
  for (const line of lines) flush(line)
  // Later the same memory may hold other bytes.
  lastMessage = null
}

function flush(line: Line, done?: () => void): void {
  const { webSocket, socket, frames } = line
  if (frames.length === 0) return
  line.frames = []
  if (webSocket.readyState !== WebSocket.OPEN) return
  socket.write(joined(frames), done)
  if (socket.writableLength > MOST_UNREAD) webSocket.terminate()
}

let lastMessage: Uint8Array | null = null
let lastFrame: Uint8Array = Buffer.alloc(0)

/** The encoder writes the next patch over this one before it has left; the copy is the same for all in a row. */
function framed(message: Uint8Array): Uint8Array {
  if (message === lastMessage) return lastFrame
  lastMessage = message
  lastFrame = webSocketFrame(message)
  return lastFrame
}

let lastFrames: readonly Uint8Array[] = []
let lastJoined: Uint8Array = lastFrame

/** Spectators in a row are sent the same frames. */
function joined(frames: readonly Uint8Array[]): Uint8Array {
  if (frames.length === 1) return frames[0]!
  if (frames.length !== lastFrames.length || frames.some((frame, i) => frame !== lastFrames[i])) {
    lastFrames = frames
    lastJoined = Buffer.concat(frames)
  }
  return lastJoined
}

/** A binary message in a WebSocket frame as a server sends it: whole, not masked, not compressed (RFC 6455, 5.2). */
const WHOLE_BINARY = 0x82
/** Longer lengths follow in two or eight bytes, which these values announce. */
const SHORT = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127

export function webSocketFrame(message: Uint8Array): Uint8Array {
  const { length } = message
  const header = length <= SHORT ? 2 : length <= 0xffff ? 4 : 10
  const frame = Buffer.allocUnsafe(header + length)
  frame[0] = WHOLE_BINARY
  if (header === 2) frame[1] = length
  else if (header === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.set(message, header)
  return frame
}
