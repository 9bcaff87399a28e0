/** More than 20,000 bad messages: the table goes on, nobody else notices, memory stays level. */
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { findGame, LIMITS, REQUESTS, type RequestName, rngFrom } from '@heorot/shared'
import fc from 'fast-check'
import { WebSocket } from 'ws'
import { junk, nearShape, SHAPES } from './support/arbitraries'
import { requestFrame } from './support/fakeClient'
import { hallForTest } from './support/hallForTest'
import { bareSocket, type Hall } from './support/harness'
import { heapMb } from './support/heap'
import { matchForTwo, newTestToken, playOut } from './support/Visitor'

const MESSAGES = 21_000
/** Far more than noise, far less than 20,000 messages kept. */
const MARGIN_MB = 60

const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)]!

/** Values that fit some message, almost fit one, or are nonsense. */
const PAYLOADS = fc.sample(
  fc.oneof(junk, ...SHAPES.map(shape => nearShape(shape, ['movie', 'start']))),
  5000,
) as object[]
const NAMES = Object.keys(REQUESTS).filter(name => name !== 'sync' && name !== 'stand')
const NO_NAMES = ['nothing-we-know', '__proto__', 'constructor', 'toString', 'mine', '*']

const frame = (kind: number, rest: Uint8Array): Uint8Array => Uint8Array.from([kind, ...rest])

/** Bytes that are no message at all. */
const BYTES: (() => Uint8Array)[] = [
  () => randomBytes(randomInt(1, 200)),
  () => frame(21, randomBytes(randomInt(0, 60))),
  () => frame(13, randomBytes(randomInt(0, 60))),
  () => frame(17, randomBytes(randomInt(0, 60))),
  () => frame(19, randomBytes(20)),
  () => frame(20, randomBytes(20)),
  () => frame(21, Uint8Array.from([1, 0xdb, 0xff, 0xff, 0xff, 0xff])),
  () => frame(13, Uint8Array.from([0xa5, 0x69])),
  () => frame(13, Uint8Array.from([0xa4, 0x73, 0x79, 0x6e, 0x63, 0xc1])),
  () => frame(13, randomBytes(LIMITS.message + 10)),
  () => new Uint8Array(0),
]

/** What a villain sends; `stolen` are intents of others. */
const messagesFrom = (stolen: readonly unknown[]): (() => Uint8Array)[] => [
  () => pick(BYTES)(),
  () => requestFrame(pick(NAMES) as RequestName, pick(PAYLOADS)),
  () => requestFrame(pick(NO_NAMES) as RequestName, pick(PAYLOADS)),
  () => requestFrame('intent', { id: newTestToken(), intent: pick(stolen) }),
  () => requestFrame('host', { do: 'start' }),
  () => requestFrame('host', { do: 'bot', seat: randomInt(3), strength: 'king' }),
]

/** Sends bad messages and does not care what comes back; most of them end a connection, which is replaced. */
class Villain {
  #socket: WebSocket | null = null
  readonly #token = newTestToken()

  constructor(
    private readonly hall: Hall,
    private readonly code: string,
  ) {}

  async send(bytes: Uint8Array): Promise<void> {
    if (this.#socket?.readyState !== WebSocket.OPEN)
      this.#socket = await bareSocket(this.hall, this.code, { token: this.#token, name: 'Grendel' })
    this.#socket.send(bytes)
  }

  /** Everything sent so far has been read. */
  async settle(): Promise<void> {
    const socket = this.#socket
    if (socket?.readyState !== WebSocket.OPEN) return
    const answered = Promise.race([once(socket, 'pong'), once(socket, 'close')])
    socket.ping()
    await answered
  }

  leave(): void {
    this.#socket?.terminate()
  }
}

it('survives everything', async () => {
  const hall = await hallForTest()
  const { code, host, guest } = await matchForTwo(hall)
  const messages = messagesFrom([{ kind: 'nonsense' }, host.mine?.prompt, guest.mine?.secret])
  const before = { table: host.table, view: host.view, slices: guest.slices.length }

  const villains = Array.from({ length: 6 }, () => new Villain(hall, code))
  const wave = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; sent += villains.length * 20) {
      for (let i = 0; i < 20; i++) await Promise.all(villains.map(villain => villain.send(pick(messages)())))
      await Promise.all(villains.map(villain => villain.settle()))
    }
  }
  // The first wave warms up whatever is made once and kept.
  await wave(3000)
  const base = heapMb()
  await wave(MESSAGES - 3000)
  expect(heapMb() - base).toBeLessThan(MARGIN_MB)

  // Nobody else saw anything but visitors come and go.
  for (const villain of villains) villain.leave()
  await host.until('the villains to be gone', v => {
    hall.registry.tick()
    return v.table.spectators === 0
  })
  expect(host.table).toEqual({ ...before.table, spectators: 0 })
  expect(host.view).toEqual(before.view)
  expect(guest.slices.length).toBe(before.slices)
  expect([host.closedWith, guest.closedWith, host.heard]).toEqual([null, null, []])

  await playOut([host, guest])
  await guest.until('the end', v => v.table.phase === 'finished')
  expect((await hall.get(`/api/records/${code}-1`)).status).toBe(200)
})

it('plays no seat but the sender’s, and none out of turn', async () => {
  const hall = await hallForTest()
  const { host, guest, actor } = await matchForTwo(hall)
  const other = actor === host ? guest : host
  const intent = findGame('movie')!.suggest(actor.mine!.prompt!, rngFrom('1'.repeat(32)))
  const { you, token } = actor
  const claims = { id: newTestToken(), intent, seat: you.seat, person: you.person, token }
  expect(await other.ask('intent', claims)).toEqual({ refusal: { reason: 'not-your-turn' } })
  expect(await actor.ask('intent', claims)).toEqual({ ok: true, revision: 1 })
  // The id of somebody else's accepted intent says nothing.
  const theirs = await other.ask('intent', { ...claims, intent: { kind: 'x' } })
  expect(theirs.refusal?.reason).toBe('not-an-intent')
})
