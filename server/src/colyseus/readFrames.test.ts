import { type Client, ClientState, Protocol, type Room } from '@colyseus/core'
import { CLOSE_FLOOD, LIMITS } from '@heorot/shared'
import { pack, unpack } from 'msgpackr'
import { readFrames } from './readFrames'

const REQUEST = Protocol.ROOM_REQUEST
const name = (text: string) => [160 + text.length, ...Buffer.from(text)]

/** A reply's number, which has a type before it from 128 on, and what it says. */
function readReply(bytes: Buffer): unknown {
  const at = bytes[1]! < 128 ? 1 : 2
  return [bytes[at], unpack(bytes.subarray(at + 2))]
}

/** A room with one client, and all that is said to it. */
function open(perSecond = 100) {
  const said: unknown[] = []
  const left: unknown[] = []
  const client = {
    sessionId: 'a',
    state: ClientState.JOINED as ClientState,
    enqueueRaw: (bytes: Buffer) => said.push(readReply(bytes)),
    send: (type: string, message: unknown) => said.push([type, message]),
    leave: (code: number) => left.push(code),
  }
  const room = { _onMessage: (_: unknown, frame: Uint8Array) => said.push(['colyseus', frame[0]]) }
  readFrames(
    room as unknown as Room,
    perSecond,
    () => 0,
    async (_, asked, payload) => {
      said.push([asked, payload])
      return { ok: true }
    },
  )
  const receive = async (...frame: number[]) => {
    said.length = 0
    room._onMessage(client as unknown as Client, Uint8Array.from(frame))
    await Promise.resolve()
    return [...said]
  }
  return { client, receive, left }
}

const refused = (reason: string) => ({ refusal: { reason } })

it('answers a request under its number, with or without a payload', async () => {
  const { receive } = open()
  expect(await receive(REQUEST, 5, ...name('sync'))).toEqual([
    ['sync', {}],
    [5, { ok: true }],
  ])
  expect(await receive(REQUEST, 204, 130, ...name('chat'), ...pack({ said: 1 }))).toEqual([
    ['chat', { said: 1 }],
    [130, { ok: true }],
  ])
})

it('hears a message that wants no answer, and gives none', async () => {
  const { receive } = open()
  expect(await receive(Protocol.ROOM_DATA, ...name('sit'))).toEqual([['sit', {}]])
})

it('says what it cannot read, under the number where there is one', async () => {
  const { receive } = open()
  const malformed = refused('malformed')
  expect(await receive(REQUEST, 5, ...name('sync'), 0x82)).toEqual([[5, malformed]])
  expect(await receive(REQUEST, 5, 0)).toEqual([[5, malformed]])
  expect(await receive(REQUEST, 5, 165, 7, 7, 7, 7, 7)).toEqual([[5, malformed]])
  expect(await receive(REQUEST, 206, 1)).toEqual([['refused', malformed]])
  expect(await receive(REQUEST)).toEqual([['refused', malformed]])
  expect(await receive(99, ...name('sync'))).toEqual([['refused', malformed]])
  expect(await receive()).toEqual([['refused', malformed]])
  const long = new Array(LIMITS.message).fill(0)
  expect(await receive(REQUEST, 7, ...name('chat'), ...long)).toEqual([[7, refused('too-large')]])
})

it('leaves to Colyseus what opens and closes a connection, and hears nobody who leaves', async () => {
  const { receive, client } = open()
  expect(await receive(Protocol.LEAVE_ROOM)).toEqual([['colyseus', Protocol.LEAVE_ROOM]])
  client.state = ClientState.LEAVING
  expect(await receive(REQUEST, 5, ...name('sync'))).toEqual([])
})

it('sends away whoever floods it', async () => {
  const { receive, left } = open(1)
  for (let i = 0; i < 21; i++) await receive(REQUEST, 5, ...name('sync'))
  expect(left).toEqual([CLOSE_FLOOD])
})
