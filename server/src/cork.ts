/** Lets sockets collect patch, own slice and reply of one intent, so that they leave in one system call. */
import type { Socket } from 'node:net'
import type { Client } from '@colyseus/core'

/** Until everything that follows from the present turn has been sent. */
export function cork(clients: readonly (Client | undefined)[]): void {
  const sockets = clients.flatMap(client => socketOf(client) ?? [])
  for (const socket of sockets) socket.cork()
  process.nextTick(() => {
    for (const socket of sockets) socket.uncork()
  })
}

/** The TCP socket below ws; a client that is just leaving has none. */
const socketOf = (client: Client | undefined): Socket | null =>
  client ? ((Reflect.get(client.ref, '_socket') as Socket | null | undefined) ?? null) : null
