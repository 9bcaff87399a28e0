/**
 * Every private member of Colyseus that we use, and why. `privateApi.test.ts` fails when an upgrade changes one.
 *
 * | member | why | what it saves |
 * |---|---|---|
 * | `Room._onMessage` | It reads the first bytes of a frame unprotected: one hostile frame would end the process. It logs every bad frame, drops clients that could be answered, and keeps nine handlers for each room. | the process; 4.5 KiB a table |
 * | `Room._events` | `disconnect()` waits for every client and every unused reservation. A table that must be read again from the store cannot wait. | up to 15 s in which nobody gets in |
 */
import type { EventEmitter } from 'node:events'
import type { Client, Room } from '@colyseus/core'

export type ReceiveFrame = (client: Client, frame: Uint8Array) => void

/** Puts a reader before Colyseus' own, which it is given. */
export function replaceReader(room: Room, replacement: (inner: ReceiveFrame) => ReceiveFrame): void {
  const inner: ReceiveFrame = Reflect.get(room, '_onMessage').bind(room)
  Reflect.set(room, '_onMessage', replacement(inner))
}

/** Ends the room at once, even with clients connected or expected. */
export function disposeNow(room: Room): void {
  const events: EventEmitter = Reflect.get(room, '_events')
  events.emit('dispose')
}
