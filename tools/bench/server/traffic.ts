/** Bytes received by this process, counted at its sockets, framing and handshakes included. */
import { subscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'

const open = new Set<Socket>()
let bytesOfClosed = 0
let newcomers: Socket[] | null = null

subscribe('net.client.socket', message => {
  const { socket } = message as { socket: Socket }
  open.add(socket)
  newcomers?.push(socket)
  socket.once('close', () => {
    open.delete(socket)
    bytesOfClosed += socket.bytesRead
  })
})

const sum = (sockets: Iterable<Socket>): number => {
  let bytes = 0
  for (const socket of sockets) bytes += socket.bytesRead
  return bytes
}

export const bytesReceived = (): number => bytesOfClosed + sum(open)

/** Bytes received by the connections that `work` opens. */
export async function bytesOfNewcomers(work: () => Promise<void>): Promise<number> {
  const met: Socket[] = []
  newcomers = met
  await work()
  newcomers = null
  return sum(met)
}
