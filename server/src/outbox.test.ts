import type { Writable } from 'node:stream'
import type { Client } from '@colyseus/core'
import { giveOutbox } from './outbox'

const { Receiver } = jest.requireActual<{ Receiver: new (options: object) => Writable }>('ws')

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

function clientOf(unread = 0) {
  const writes: Buffer[] = []
  const said: string[] = []
  const ref = {
    readyState: 1,
    _socket: { writableLength: unread, write: (bytes: Buffer) => writes.push(bytes) },
    terminate: () => said.push('terminated'),
  }
  const client = {
    ref,
    raw: () => said.push('raw'),
    leave: () => said.push(`left after ${writes.length}`),
  } as unknown as Client
  giveOutbox(client)
  return { client, ref, writes, said }
}

/** What the other end reads from bytes on the wire. */
function received(bytes: readonly Buffer[]): Promise<Buffer[]> {
  const messages: Buffer[] = []
  const receiver = new Receiver({ isServer: false, binaryType: 'nodebuffer', maxPayload: 2 ** 24 })
  receiver.on('message', (message: Buffer) => messages.push(message))
  for (const some of bytes) receiver.write(some)
  return nextTurn().then(() => messages)
}

it('writes once for all that a turn has to say', async () => {
  const { client, writes } = clientOf()
  const said = [Buffer.from('a'), Buffer.alloc(200, 1), Buffer.alloc(70_000, 2)]
  for (const message of said) client.raw(message)
  expect(writes).toHaveLength(0)
  await nextTurn()
  expect(writes).toHaveLength(1)
  expect(await received(writes)).toEqual(said)
})

it('frames once what many are told', async () => {
  const [one, other] = [clientOf(), clientOf()]
  const message = Buffer.from('the same')
  one.client.raw(message)
  other.client.raw(message)
  await nextTurn()
  expect(one.writes[0]).toBe(other.writes[0])
})

it('keeps its bytes when the encoder writes the next ones over them', async () => {
  const { client, writes } = clientOf()
  const shared = Buffer.from('first-')
  client.raw(shared.subarray(0))
  shared.write('second')
  client.raw(shared.subarray(0))
  await nextTurn()
  expect((await received(writes)).map(String)).toEqual(['first-', 'second'])
})

it('frames a buffer anew in the next turn, when it may hold other bytes', async () => {
  const { client, writes } = clientOf()
  const reused = Buffer.from('first-')
  client.raw(reused)
  await nextTurn()
  reused.write('second')
  client.raw(reused)
  await nextTurn()
  expect((await received(writes)).map(String)).toEqual(['first-', 'second'])
})

it('says everything before it says goodbye, and nothing after', async () => {
  const { client, ref, writes, said } = clientOf()
  client.raw(Buffer.from('last words'))
  client.leave(4000)
  expect(said).toEqual(['left after 1'])
  ref.readyState = 2
  client.raw(Buffer.from('too late'))
  await nextTurn()
  expect(writes).toHaveLength(1)
})

it('lets go of who does not read', async () => {
  const { client, said } = clientOf(2_000_000)
  client.raw(Buffer.from('unheard'))
  await nextTurn()
  expect(said).toEqual(['terminated'])
})
