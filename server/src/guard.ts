/**
 * Stands before Colyseus' own message handling, which reads the first bytes of a frame unprotected: one
 * hostile frame would otherwise reach the process as an uncaught exception.
 */
import { type Client, Protocol, type Room } from '@colyseus/core'
import { CLOSE_FLOOD, LIMITS, type TableReason } from '@heorot/shared'
import { Limiter } from './tables/Limiter'

type Receive = (client: Client, frame: Uint8Array) => void

export function guardMessages(room: Room, perSecond: number, now: () => number): Limiter {
  const inner: Receive = Reflect.get(room, '_onMessage').bind(room)
  const flood = new Limiter(perSecond * 20, perSecond * 10, now)
  const receive: Receive = (client, frame) => {
    // Nobody sends so much by playing.
    if (!flood.allow(client.sessionId)) return client.leave(CLOSE_FLOOD)
    const reason = faultOf(frame)
    if (reason) return refuse(client, reason)
    try {
      inner(client, frame)
    } catch {
      refuse(client, 'malformed')
    }
  }
  Reflect.set(room, '_onMessage', receive)
  return flood
}

/** For what cannot be answered as a request. */
export const refuse = (client: Client, reason: TableReason): void =>
  client.send('refused', { refusal: { reason } })

function faultOf(frame: Uint8Array): TableReason | null {
  if (frame.length > LIMITS.message) return 'too-large'
  const kind = frame[0]
  if (kind === Protocol.ROOM_REQUEST) return namesMessage(frame, skipNumber(frame, 1)) ? null : 'malformed'
  if (kind === Protocol.ROOM_DATA || kind === Protocol.ROOM_DATA_BYTES)
    return namesMessage(frame, 1) ? null : 'malformed'
  const control: readonly unknown[] = [Protocol.JOIN_ROOM, Protocol.PING, Protocol.LEAVE_ROOM]
  return control.includes(kind) ? null : 'malformed'
}

/** Where a request's number ends: it is one byte, or a type and 1, 2 or 4 bytes. */
function skipNumber(frame: Uint8Array, at: number): number {
  const sizes: Record<number, number> = { 204: 2, 205: 3, 206: 5 }
  const first = frame[at] ?? 255
  return at + (first < 128 ? 1 : (sizes[first] ?? frame.length))
}

/** All our messages have short names in plain letters. */
function namesMessage(frame: Uint8Array, at: number): boolean {
  const length = (frame[at] ?? 0) - 160
  if (length < 1 || length > 31 || at + length >= frame.length) return false
  for (let i = at + 1; i <= at + length; i++) if (frame[i]! < 32 || frame[i]! > 126) return false
  return true
}
