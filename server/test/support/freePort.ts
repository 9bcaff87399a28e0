import type { AddressInfo, Server } from 'node:net'
import { createServer } from 'node:net'

/** Lets a server listen on this machine; resolves to its port. */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listening(probe)
  await new Promise(resolve => probe.close(resolve))
  return port
}
