/**
 * Stands before Colyseus' own message handling, which reads the first bytes of a frame unprotected: one
 * hostile frame would otherwise reach the process as an uncaught exception.
 */
import { type Client, getMessageBytes, Protocol, ResponseStatus, type Room } from '@colyseus/core'
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
    if (reason) return turnDown(client, frame, reason)
    try {
      inner(client, frame)
    } catch {
      turnDown(client, frame, 'malformed')
    }
  }
  Reflect.set(room, '_onMessage', receive)
  return flood
}

/** For what cannot be answered as a request. */
export const refuse = (client: Client, reason: TableReason): void =>
  client.send('refused', { refusal: { reason } })

/** Whoever waits for an answer gets one, as long as it can be read which request is meant. */
function turnDown(client: Client, frame: Uint8Array, reason: TableReason): void {
  const number = numberOf(frame)
  const reply = getMessageBytes[Protocol.ROOM_RESPONSE]
  if (number) client.enqueueRaw(reply(number.value, ResponseStatus.OK, { refusal: { reason } }))
  else refuse(client, reason)
}

function faultOf(frame: Uint8Array): TableReason | null {
  if (frame.length > LIMITS.message) return 'too-large'
  const kind = frame[0]
  if (kind === Protocol.ROOM_REQUEST)
    return namesMessage(frame, numberOf(frame)?.end ?? frame.length) ? null : 'malformed'
  if (kind === Protocol.ROOM_DATA || kind === Protocol.ROOM_DATA_BYTES)
    return namesMessage(frame, 1) ? null : 'malformed'
  const control: readonly unknown[] = [Protocol.JOIN_ROOM, Protocol.PING, Protocol.LEAVE_ROOM]
  return control.includes(kind) ? null : 'malformed'
}

/** How many bytes follow the type of a number; smaller ones are a single byte themselves. */
const NUMBER_SIZES: Readonly<Record<number, number>> = { 204: 1, 205: 2, 206: 4 }

/** A request's own number and where it ends; null for what is no request, or too short to say. */
function numberOf(frame: Uint8Array): { readonly value: number; readonly end: number } | null {
  const first = frame[1]
  if (frame[0] !== Protocol.ROOM_REQUEST || first === undefined) return null
  if (first < 128) return { value: first, end: 2 }
  const end = 2 + (NUMBER_SIZES[first] ?? frame.length)
  if (end > frame.length) return null
  const value = frame.subarray(2, end).reduceRight((sum, byte) => sum * 256 + byte, 0)
  return { value, end }
}

/** All our messages have short names in plain letters. */
function namesMessage(frame: Uint8Array, at: number): boolean {
  const length = (frame[at] ?? 0) - 160
  if (length < 1 || length > 31 || at + length >= frame.length) return false
  for (let i = at + 1; i <= at + length; i++) if (frame[i]! < 32 || frame[i]! > 126) return false
  return true
}
