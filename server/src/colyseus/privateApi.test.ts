/** Fails when an upgrade of Colyseus changes a private member that we use, or makes it needless. */
import { EventEmitter } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Client, Protocol, Room } from '@colyseus/core'
import { disposeNow, replaceReader } from './privateApi'

const client = { sessionId: 'a' } as Client

it('reads frames by a method that can be replaced, and that still needs it', () => {
  const room = new Room()
  const seen: number[] = []
  replaceReader(room, inner => (from, frame) => {
    seen.push(frame[0]!)
    inner(from, frame)
  })
  const receive = Reflect.get(room, '_onMessage').bind(room, client)
  // A request that ends in the middle of its name throws, and nothing around it would catch that.
  const frame = Uint8Array.from([Protocol.ROOM_REQUEST, 5, 0xdb, 255, 255, 255, 255])
  expect(() => receive(frame)).toThrow()
  expect(seen).toEqual([Protocol.ROOM_REQUEST])
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
  const files = readdirSync(__dirname).filter(name => !/privateApi|\.test\./.test(name))
  for (const name of files)
    expect([name, readFileSync(join(__dirname, name), 'utf8').match(/Reflect\.|\._[a-z]|'_[a-z]/g)]).toEqual([
      name,
      null,
    ])
})
