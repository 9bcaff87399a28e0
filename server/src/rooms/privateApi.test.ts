/** Fails when an upgrade of Colyseus changes a private member that we use, or makes it needless. */
import { EventEmitter } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, Protocol, Room } from 'colyseus'
import { CLOSE_FLOOD } from '@heorot/shared'
import { guardMessages } from './guardMessages'
import { disposeNow } from './privateApi'

/** A room behind the guard, with one client. */
function guarded() {
  const room = new Room()
  const heard: unknown[] = []
  const left: unknown[] = []
  room.onMessage('sync', (_, payload) => heard.push(payload))
  guardMessages(room, 100, () => 0)
  const client = { sessionId: 'a', leave: (code: number) => left.push(code), enqueueRaw: () => {} }
  const receive = (...frame: number[]) =>
    Reflect.get(room, '_onMessage')(client as unknown as Client, Uint8Array.from(frame))
  return { receive, heard, left }
}

const SYNC = [Protocol.ROOM_REQUEST, 5, 0xa4, ...Buffer.from('sync')]
const LATE_SYNC = [Protocol.ROOM_REQUEST, 0xcd, 1, 200, 0xa4, ...Buffer.from('sync')]
/** Ends in the middle of its name. */
const BROKEN = [Protocol.ROOM_REQUEST, 5, 0xdb, 255, 255, 255, 255]

it('lets requests through, whatever their number', () => {
  const { receive, heard, left } = guarded()
  receive(...SYNC)
  receive(...LATE_SYNC)
  expect([heard, left]).toEqual([[undefined, undefined], []])
})

const name = (...bytes: number[]) => [0xa0 + bytes.length, ...bytes]

it.each([
  ['a name that ends too early', BROKEN],
  ['a name that is no text', [Protocol.ROOM_DATA, ...name(0xa1, 0xff)]],
  ['a request whose number is no number', [Protocol.ROOM_REQUEST, 0xd0, 1, ...name(0x61)]],
  ['no name', [Protocol.ROOM_REQUEST, 5, 0xa0]],
  ['an unknown kind', [99, ...name(0x61)]],
  ['nothing', []],
])('drops whoever sends %s, without a line on the console', (_, frame) => {
  const print = jest.spyOn(console, 'error').mockImplementation(() => {})
  const { receive, left } = guarded()
  receive(...frame)
  expect([left, print.mock.calls]).toEqual([[CLOSE_FLOOD], []])
  print.mockRestore()
})

it('is still needed: Colyseus does not catch such a frame', () => {
  expect(() => Reflect.get(new Room(), '_onMessage').call(new Room(), {}, Uint8Array.from(BROKEN))).toThrow()
})

it('ends a room at once, whoever is expected', async () => {
  let disposed = false
  class Expecting extends Room {
    override onDispose(): void {
      disposed = true
    }
  }
  const room = new Expecting()
  expect(Reflect.get(room, '_events')).toBeInstanceOf(EventEmitter)
  disposeNow(room)
  await new Promise(resolve => setImmediate(resolve))
  expect(disposed).toBe(true)
})

it('is the only place that reaches for private members', () => {
  const isReaching = (name: string) =>
    /Reflect\.|\._[a-z]|'_[a-z]/.test(readFileSync(join(__dirname, name), 'utf8'))
  const files = readdirSync(__dirname).filter(name => !/privateApi|\.test\./.test(name))
  expect(files.filter(isReaching)).toEqual([])
})
