/** Sockets that keep every byte a client is sent. */
import { WebSocket } from 'ws'
import type { Visitor } from './Visitor'

const JOIN_ROOM = 10

export const sockets: RecordingSocket[] = []

/** Keeps every frame the server sends, but for the random token of Colyseus' handshake. */
class RecordingSocket extends WebSocket {
  readonly frames: string[] = []
  constructor(url: string, options?: object) {
    super(url, options)
    sockets.push(this)
    this.on('message', (data: ArrayBuffer) => {
      const frame = Buffer.from(data.slice(0))
      if (frame[0] === JOIN_ROOM) frame.fill(0, 2, 2 + frame[1]!)
      this.frames.push(frame.toString('hex'))
    })
  }
}

/** The SDK takes the global socket when it is loaded, so it is loaded after this. */
export async function loadVisitor(): Promise<typeof Visitor> {
  Object.assign(globalThis, { WebSocket: RecordingSocket })
  return (await import('./Visitor')).Visitor
}
