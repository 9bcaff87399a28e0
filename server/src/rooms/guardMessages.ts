/** What no message of a client may do, however it is made: end the process, keep it busy, or fill its log. */
import { Protocol, type Room } from 'colyseus'
import { CLOSE_FLOOD, LIMITS } from '@heorot/shared'
import { Limiter } from '../limits/Limiter'
import { wrapReader } from './privateApi'

/** Drops who sends far more, or far longer messages, than anybody does by playing. Returns the limiter that counts. */
export function guardMessages(room: Room, perSecond: number, now: () => number): Limiter {
  const flood = new Limiter(perSecond * 20, perSecond * 10, now)
  wrapReader(room, read => (client, frame) => {
    const isWelcome = frame.length <= LIMITS.message && isReadable(frame) && flood.allow(client.sessionId)
    if (!isWelcome) return client.leave(CLOSE_FLOOD)
    try {
      read(client, frame)
    } catch {
      client.leave(CLOSE_FLOOD)
    }
  })
  return flood
}

const CONTROL: readonly unknown[] = [Protocol.JOIN_ROOM, Protocol.PING, Protocol.LEAVE_ROOM]
/** Where a request's number ends, by its type; smaller ones are a single byte. */
const NUMBER_END: Readonly<Record<number, number>> = { 204: 3, 205: 4, 206: 6 }
const SHORT_TEXT = 0xa0
const PRINTABLE = /^[ -~]{1,31}$/

function nameStart([kind, number = SHORT_TEXT]: Uint8Array): number | undefined {
  if (kind === Protocol.ROOM_DATA) return 1
  if (kind !== Protocol.ROOM_REQUEST) return undefined
  return number < 128 ? 2 : NUMBER_END[number]
}

/** Colyseus writes a line to the console for each name that is not valid UTF-8: anybody could fill the disk. */
function isReadable(frame: Uint8Array): boolean {
  if (CONTROL.includes(frame[0])) return true
  const at = nameStart(frame) ?? frame.length
  const length = (frame[at] ?? 0) - SHORT_TEXT
  const name = String.fromCharCode(...frame.subarray(at + 1, at + 1 + length))
  return name.length === length && PRINTABLE.test(name)
}
