/**
 * Every private member of Colyseus that we use, and why. `privateApi.test.ts` fails when an upgrade changes one.
 *
 * | member | why | what it saves |
 * |---|---|---|
 * | `Room._onMessage` | It decodes the first bytes of a frame outside of any `try`. A broken one that throws, which depends on the kind of buffer, would end the process. | the process |
 * | `Room._events` | `disconnect()` waits for every client and every unused reservation. A table that must be read again from the store cannot wait. | up to 15 s in which nobody gets in |
 */
import type { EventEmitter } from 'node:events'
import type { Client, Room } from 'colyseus'

type ReceiveFrame = (client: Client, frame: Uint8Array) => void

/** Puts a guard around Colyseus' reader of frames. */
export function wrapReader(room: Room, guard: (read: ReceiveFrame) => ReceiveFrame): void {
  const read: ReceiveFrame = Reflect.get(room, '_onMessage').bind(room)
  Reflect.set(room, '_onMessage', guard(read))
}

/** Ends the room at once, even with clients connected or expected. */
export function disposeNow(room: Room): void {
  const events: EventEmitter = Reflect.get(room, '_events')
  events.emit('dispose')
}
