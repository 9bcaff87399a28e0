/** Processes among themselves: who may ask, and what becomes of a question nobody answers. */
import { type AddressInfo, createServer } from 'node:net'
import type { TableRegistry } from '../registry/TableRegistry'
import type { Elsewhere } from '../store/Store'
import type { Admission } from '../TableRoom'
import { refusal } from '../tables/seating'
import { newToken } from '../tables/secrets'
import { answerPeers, isAnsweredBy, peerAt } from './peers'
import { Dead, type Host, Silent, Usher } from './Usher'

const SECRET = 'a secret of the house'
const admission: Admission = { name: 'Breca', token: newToken(), address: '192.0.2.1', sit: true }
const here: Host = {
  admit: async (code, given) => ({ reservation: { code, ...given }, node: 'a' }),
  summary: async code => (code === 'GONE' ? null : refusal('no-such-table')),
}

async function open(host = here) {
  const server = await answerPeers(host, { secret: SECRET, name: 'a' }, '127.0.0.1', 0)
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { address, close: () => server.close() }
}

it('answers who knows the secret, and nobody else', async () => {
  const { address, close } = await open()
  const peer = peerAt(SECRET)(address)
  expect(await peer.admit('ABCDEFGH', admission)).toEqual({
    reservation: { code: 'ABCDEFGH', ...admission },
    node: 'a',
  })
  expect(await peer.summary('ABCDEFGH')).toEqual({ reason: 'no-such-table' })
  expect(await peer.summary('GONE')).toBeNull()
  expect(await peerAt('another secret')(address).summary('ABCDEFGH')).toBeNull()
  expect((await fetch(`${address}/summary/ABCDEFGH`)).status).toBe(401)
  expect(await peer.admit('ABCDEFGH', { ...admission, token: 'no token' })).toEqual({ reason: 'malformed' })
  close()
})

it('finds out whether an address leads to itself', async () => {
  const { address, close } = await open()
  expect(await isAnsweredBy('a', address, SECRET)).toBe(true)
  expect(await isAnsweredBy('b', address, SECRET)).toBe(false)
  expect(await isAnsweredBy('a', address, 'another secret')).toBe(false)
  close()
  expect(await isAnsweredBy('a', address, SECRET)).toBe(false)
})

it('tells the dead from the silent', async () => {
  const { address, close } = await open()
  close()
  await expect(peerAt(SECRET)(address).summary('ABCDEFGH')).rejects.toThrow(Dead)
  const mute = createServer(() => {})
  await new Promise<void>(resolve => mute.listen(0, '127.0.0.1', resolve))
  const { port } = mute.address() as AddressInfo
  await expect(peerAt(SECRET)(`http://127.0.0.1:${port}`).summary('ABCDEFGH')).rejects.toThrow(Silent)
  mute.close()
  const rude = createServer(socket => socket.destroy())
  await new Promise<void>(resolve => rude.listen(0, '127.0.0.1', resolve))
  const broken = (rude.address() as AddressInfo).port
  expect(await peerAt(SECRET)(`http://127.0.0.1:${broken}`).summary('ABCDEFGH')).toBeNull()
  rude.close()
})

describe('an usher', () => {
  const holder: Elsewhere = { node: 'id of b', name: 'b', address: 'http://b' }
  const place = { reservation: {}, node: 'b' }
  const usherWith = (wake: jest.Mock, admit: Host['admit']) =>
    new Usher(
      { wake, awake: new Map() } as unknown as TableRegistry,
      async () => ({ room: 'here' }),
      'a',
      () => ({ ...here, admit }),
    )

  it('asks the process that has the table', async () => {
    const wake = jest.fn().mockResolvedValue(holder)
    expect(await usherWith(wake, async () => place).admit('ABCDEFGH', admission)).toBe(place)
  })

  it('takes the table over when that process is dead', async () => {
    const wake = jest.fn().mockResolvedValueOnce(holder).mockResolvedValue(null)
    const dead = () => Promise.reject(new Dead())
    expect(await usherWith(wake, dead).admit('ABCDEFGH', admission)).toEqual({
      reservation: { room: 'here' },
      node: 'a',
    })
    expect(wake.mock.calls[1]).toEqual(['ABCDEFGH', 'id of b'])
  })

  it('asks people to come again when it is silent', async () => {
    const wake = jest.fn().mockResolvedValue(holder)
    const silent = () => Promise.reject(new Silent())
    expect(await usherWith(wake, silent).admit('ABCDEFGH', admission)).toEqual({ reason: 'server-stopping' })
    expect(wake).toHaveBeenCalledTimes(1)
  })

  it('waits a moment for a table that is being handed over', async () => {
    const wake = jest.fn().mockResolvedValue(holder)
    const admit = jest.fn().mockResolvedValueOnce(null).mockResolvedValue(place)
    expect(await usherWith(wake, admit).admit('ABCDEFGH', admission)).toBe(place)
  })
})
