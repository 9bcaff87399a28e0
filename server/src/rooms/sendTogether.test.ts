import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { Writable } from 'node:stream'
import type { Client } from 'colyseus'
import { WebSocket, WebSocketServer } from 'ws'
import { rememberSocket, sendTogether } from './sendTogether'

const nextTurn = () => new Promise(resolve => setImmediate(resolve))

/** The messages in frames shorter than 126 bytes, as text. */
function messagesIn(bytes: Uint8Array): string[] {
  if (bytes.length === 0) return []
  const end = 2 + bytes[1]!
  return [String(Buffer.from(bytes.subarray(2, end))), ...messagesIn(bytes.subarray(end))]
}

/** A client whose socket keeps what each system call would write; `reads`: whether the other side takes anything. */
function clientOf(reads = true) {
  const chunks: Uint8Array[] = []
  let terminated = 0
  const socket = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk)
      if (reads) done()
    },
  })
  const closed: number[] = []
  const ref = { readyState: WebSocket.OPEN as number, terminate: () => terminated++ }
  rememberSocket(ref, socket as unknown as Socket)
  const leave = () => closed.push(chunks.length)
  const client = { ref, leave } as unknown as Client
  sendTogether(client)
  const calls = () => chunks.map(chunk => messagesIn(chunk).join())
  return { client, ref, chunks, calls, closed, terminated: () => terminated }
}

it('writes once for all that a turn has to say', async () => {
  const { client, calls } = clientOf()
  for (const text of ['slice', 'events', 'patch']) client.raw(Buffer.from(text))
  expect(calls()).toEqual([])
  await nextTurn()
  expect(calls()).toEqual(['slice,events,patch'])
  client.raw(Buffer.from('next'))
  await nextTurn()
  expect(calls()).toEqual(['slice,events,patch', 'next'])
})

it('makes one piece of memory of what several are sent, and another for who is sent more', async () => {
  const [one, other, seat] = [clientOf(), clientOf(), clientOf()]
  seat.client.raw(Buffer.from('slice'))
  for (const text of ['events', 'patch']) {
    const message = Buffer.from(text)
    for (const { client } of [one, other, seat]) client.raw(message)
  }
  await nextTurn()
  expect(one.chunks[0]).toBe(other.chunks[0])
  const sent = [one, other, seat].flatMap(({ calls }) => calls())
  expect(sent).toEqual(['events,patch', 'events,patch', 'slice,events,patch'])
})

it('keeps its bytes when the encoder writes the next ones over them', async () => {
  const { client, calls } = clientOf()
  const shared = Buffer.from('first-')
  client.raw(shared.subarray(0))
  shared.write('second')
  client.raw(shared.subarray(0))
  await nextTurn()
  expect(calls()).toEqual(['first-,second'])
})

it('copies a buffer again in the next turn, when it may hold other bytes', async () => {
  const { client, calls } = clientOf()
  const reused = Buffer.from('first-')
  client.raw(reused)
  await nextTurn()
  reused.write('second')
  client.raw(reused)
  await nextTurn()
  expect(calls()).toEqual(['first-', 'second'])
})

it('sends everything before it closes, and nothing after that', async () => {
  const { client, ref, closed, calls } = clientOf()
  client.raw(Buffer.from('last'))
  client.leave(4000)
  expect(closed).toEqual([1])
  ref.readyState = WebSocket.CLOSING
  client.raw(Buffer.from('late'))
  await nextTurn()
  expect(calls()).toEqual(['last'])
})

it('says when a message has left', async () => {
  const done = jest.fn()
  const { client, calls } = clientOf()
  client.raw(Buffer.from('first'))
  client.raw(Buffer.from('error'), undefined, done)
  expect(calls()).toEqual(['first,error'])
  await nextTurn()
  expect(done).toHaveBeenCalledTimes(1)
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

it('is understood by a WebSocket, whatever the length of a message', async () => {
  const lengths = [0, 1, 125, 126, 65_535, 65_536, 200_000]
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  server.on('connection', (webSocket, { socket }) => {
    rememberSocket(webSocket, socket)
    const client = { ref: webSocket, leave: () => webSocket.close() } as unknown as Client
    sendTogether(client)
    for (const length of lengths) client.raw(Buffer.alloc(length, length % 251))
    client.leave()
  })
  await once(server, 'listening')
  const reader = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const received: Buffer[] = []
  reader.on('message', (bytes: Buffer, isBinary) => isBinary && received.push(bytes))
  await once(reader, 'close')
  server.close()
  expect(received.map(({ length }) => length)).toEqual(lengths)
  expect(received.every(bytes => bytes.every(byte => byte === bytes.length % 251))).toBe(true)
})
