import type { Socket } from 'node:net'
import { Writable } from 'node:stream'
import type { Client } from '@colyseus/core'
import { rememberSocket, sendTogether } from './sendTogether'

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

/** A client whose socket keeps what each system call would write; `reads`: whether the other side takes anything. */
function clientOf(reads = true) {
  const calls: string[] = []
  const sent: Uint8Array[] = []
  let terminated = 0
  const socket = new Writable({
    writev(chunks, done) {
      calls.push(chunks.map(({ chunk }) => String(chunk)).join(','))
      if (reads) done()
    },
  })
  const ref = { terminate: () => terminated++ }
  rememberSocket(ref, socket as unknown as Socket)
  const raw = (message: Uint8Array) => {
    sent.push(message)
    socket.write(message)
  }
  const client = { ref, raw } as unknown as Client
  sendTogether(client)
  return { client, calls, sent, terminated: () => terminated }
}

it('writes once for all that a turn has to say', async () => {
  const { client, calls } = clientOf()
  for (const text of ['slice', 'events', 'patch']) client.raw(Buffer.from(text))
  expect(calls).toEqual([])
  await nextTurn()
  expect(calls).toEqual(['slice,events,patch'])
  client.raw(Buffer.from('next'))
  await nextTurn()
  expect(calls).toEqual(['slice,events,patch', 'next'])
})

it('copies once what many are sent', () => {
  const [one, other] = [clientOf(), clientOf()]
  const message = Buffer.from('the same')
  one.client.raw(message)
  other.client.raw(message)
  expect(one.sent[0]).toBe(other.sent[0])
  expect(one.sent[0]).not.toBe(message)
})

it('keeps its bytes when the encoder writes the next ones over them', async () => {
  const { client, calls } = clientOf()
  const shared = Buffer.from('first-')
  client.raw(shared.subarray(0))
  shared.write('second')
  client.raw(shared.subarray(0))
  await nextTurn()
  expect(calls).toEqual(['first-,second'])
})

it('copies a buffer again in the next turn, when it may hold other bytes', async () => {
  const { client, calls } = clientOf()
  const reused = Buffer.from('first-')
  client.raw(reused)
  await nextTurn()
  reused.write('second')
  client.raw(reused)
  await nextTurn()
  expect(calls).toEqual(['first-', 'second'])
})

it('drops whoever does not read', async () => {
  const { client, terminated } = clientOf(false)
  client.raw(Buffer.alloc(600_000))
  await nextTurn()
  expect(terminated()).toBe(0)
  client.raw(Buffer.alloc(600_000))
  await nextTurn()
  expect(terminated()).toBe(1)
})
