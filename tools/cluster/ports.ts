import { type AddressInfo, connect, createServer } from 'node:net'

/** So many free ports on loopback, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer())
  await Promise.all(probes.map(probe => new Promise<void>(done => probe.listen(0, '127.0.0.1', done))))
  const ports = probes.map(probe => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map(probe => new Promise(done => probe.close(done))))
  return ports
}

/** Whether anybody listens there; `greeting` is sent and must be answered. */
export const listens = (port: number, greeting?: string): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1')
    const say = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.setTimeout(1000, () => say(false))
    socket.once('error', () => say(false))
    socket.once('connect', () => (greeting ? socket.write(greeting) : say(true)))
    socket.once('data', () => say(true))
  })
