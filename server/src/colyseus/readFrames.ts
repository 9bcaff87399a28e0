/**
 * How clients' messages are read; `privateApi.ts` says why not by Colyseus. All our messages are requests of a known
 * form: they are read here, and only what opens and closes a connection is left to it.
 */
import {
  type Client,
  ClientState,
  getMessageBytes,
  Protocol,
  ResponseStatus,
  type Room,
} from '@colyseus/core'
import { CLOSE_FLOOD, LIMITS, type TableReason } from '@heorot/shared'
import { unpack } from 'msgpackr'
import { Limiter } from '../limits/Limiter'
import type { Reply } from '../tables/requests'
import { type ReceiveFrame, replaceReader } from './privateApi'

/** Answers any message; never rejects. */
export type Answer = (client: Client, name: string, payload: unknown) => Promise<Reply>

/** Reads the room's messages before Colyseus does. Returns the limiter that counts them. */
export function readFrames(room: Room, perSecond: number, now: () => number, answer: Answer): Limiter {
  const flood = new Limiter(perSecond * 20, perSecond * 10, now)
  const receive =
    (inner: ReceiveFrame): ReceiveFrame =>
    (client, frame) => {
      if (client.state === ClientState.LEAVING) return
      // Far more than anybody sends by playing.
      if (!flood.allow(client.sessionId)) return client.leave(CLOSE_FLOOD)
      if (CONTROL.includes(frame[0])) return inner(client, frame)
      const number = numberOf(frame)
      const message = readMessage(frame, number?.end ?? 1)
      if (typeof message === 'string') return reply(client, number, { refusal: { reason: message } })
      void answer(client, message.name, message.payload).then(said => reply(client, number, said))
    }
  replaceReader(room, receive)
  return flood
}

const CONTROL: readonly unknown[] = [Protocol.JOIN_ROOM, Protocol.PING, Protocol.LEAVE_ROOM]
const OURS: readonly unknown[] = [Protocol.ROOM_REQUEST, Protocol.ROOM_DATA]

/** Requests get an answer; other messages only a refusal. */
function reply(client: Client, number: RequestNumber | null, said: Reply): void {
  if (number)
    client.enqueueRaw(getMessageBytes[Protocol.ROOM_RESPONSE](number.value, ResponseStatus.OK, said))
  else if ('refusal' in said) client.send('refused', said)
}

interface Message {
  readonly name: string
  readonly payload: unknown
}

function readMessage(frame: Uint8Array, at: number): Message | TableReason {
  if (frame.length > LIMITS.message) return 'too-large'
  const name = nameAt(frame, at)
  if (name === null || !OURS.includes(frame[0])) return 'malformed'
  const rest = frame.subarray(at + 1 + name.length)
  try {
    return { name, payload: rest.length === 0 ? {} : unpack(rest) }
  } catch {
    return 'malformed'
  }
}

/** How many bytes follow the type of a number; smaller ones are a single byte themselves. */
const NUMBER_SIZES: Readonly<Record<number, number>> = { 204: 1, 205: 2, 206: 4 }

interface RequestNumber {
  readonly value: number
  /** Where in the frame it ends. */
  readonly end: number
}

/** A request's own number; null for what is no request, or too short to say. */
function numberOf(frame: Uint8Array): RequestNumber | null {
  const first = frame[1]
  if (frame[0] !== Protocol.ROOM_REQUEST || first === undefined) return null
  if (first < 128) return { value: first, end: 2 }
  const end = 2 + (NUMBER_SIZES[first] ?? frame.length)
  if (end > frame.length) return null
  const value = frame.subarray(2, end).reduceRight((sum, byte) => sum * 256 + byte, 0)
  return { value, end }
}

/** All our messages have short names in plain letters; null for anything else. */
function nameAt(frame: Uint8Array, at: number): string | null {
  const length = (frame[at] ?? 0) - 160
  if (length < 1 || length > 31 || at + length >= frame.length) return null
  const name = String.fromCharCode(...frame.subarray(at + 1, at + 1 + length))
  return PRINTABLE.test(name) ? name : null
}

const PRINTABLE = /^[ -~]+$/
