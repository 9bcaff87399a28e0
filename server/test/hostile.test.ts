/** More than 20,000 bad messages: the table goes on, nobody else notices, memory stays level. */
import { randomBytes, randomInt } from 'node:crypto'
import { LIMITS, REQUESTS, type RequestName, TEXT_RULES } from '@heorot/shared'
import { WebSocket } from 'ws'
import { bareSocket, type Hall, openHall } from './support/harness'
import { heapMb } from './support/heap'
import { matchForTwo, newTestToken, playOut, Visitor } from './support/Visitor'

const MESSAGES = 21_000
/** Far more than noise, far less than 20,000 messages kept. */
const MARGIN_MB = 60

const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)]!
const NAMES = Object.keys(REQUESTS) as RequestName[]

/** Values nobody should send, whatever the message. */
const SENSELESS: (() => unknown)[] = [
  () => undefined,
  () => null,
  () => randomInt(1_000_000),
  () => 'x'.repeat(randomInt(2000)),
  () => ({ id: 'x', intent: null }),
  () => ({ id: newTestToken(), revision: -1, intent: { kind: 'start' } }),
  () => ({ do: 'start', seat: 0 }),
  () => ({ do: 'remove', person: 'everybody' }),
  () => ({ do: 'setup', change: { seats: 99 } }),
  () => ({ said: { text: '' } }),
  () => ({ said: { text: 'x'.repeat(TEXT_RULES.chat.max + 1) } }),
  () => ({ seat: 99 }),
  () => ({ entropy: 'not hex' }),
  () => JSON.parse('{"__proto__": {"ok": true}, "constructor": 1}'),
  () => Array.from({ length: 300 }, () => randomInt(9)),
  () => deep(200),
]

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)])

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

class Villain {
  #visitor: Visitor | null = null
  /** Without the SDK, which keeps the classes of each state that it decodes: most of what this sends ends a connection. */
  #socket: WebSocket | null = null
  readonly #token: string

  constructor(
    private readonly hall: Hall,
    private readonly code: string,
    token = newTestToken(),
  ) {
    this.#token = token
  }

  async #line(): Promise<Visitor> {
    if (!this.#visitor || this.#visitor.closedWith !== null)
      this.#visitor = await Visitor.join(this.hall.url, this.code, { token: this.#token, name: 'Grendel' })
    return this.#visitor
  }

  async #sendBytes(bytes: Uint8Array): Promise<void> {
    if (this.#socket?.readyState !== WebSocket.OPEN)
      this.#socket = await bareSocket(this.hall, this.code, { token: this.#token, name: 'Grendel' })
    this.#socket.send(bytes)
  }

  /** Sends one bad message and does not care what comes back; a broken line is replaced. */
  async misbehave(stolen: readonly unknown[]): Promise<void> {
    const visitor = await this.#line()
    const quietly = (promise: Promise<unknown>) => void promise.catch(() => {})
    const kinds = [
      () => this.#sendBytes(pick(BYTES)()),
      () =>
        quietly(
          visitor.ask(pick(NAMES.filter(name => name !== 'sync' && name !== 'stand')), pick(SENSELESS)()),
        ),
      () => quietly(visitor.ask('nothing-we-know' as RequestName, pick(SENSELESS)())),
      () => visitor.room.send(pick(['__proto__', 'constructor', 'toString', 'mine', '*']), pick(SENSELESS)()),
      () => quietly(visitor.intend(pick(stolen))),
      () => quietly(visitor.host({ do: 'start' })),
      () => quietly(visitor.host({ do: 'bot', seat: randomInt(3), strength: 'king' })),
    ]
    await pick(kinds)()
  }

  /** Everything sent so far has been dealt with. */
  async settle(): Promise<void> {
    const visitor = await this.#line()
    await visitor.sync().catch(() => {})
  }

  leave(): Promise<void> {
    this.#socket?.terminate()
    return this.#visitor?.leave() ?? Promise.resolve()
  }
}

it('survives everything', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const hall = await openHall()
  const { code, host, guest } = await matchForTwo(hall, { seats: 2 })
  const stolen = [{ kind: 'nonsense' }, host.mine?.prompt, guest.mine?.secret]
  const before = { table: host.table, view: host.view, slices: guest.slices.length }

  const villains = Array.from({ length: 6 }, () => new Villain(hall, code))
  const wave = async (messages: number): Promise<void> => {
    for (let sent = 0; sent < messages; sent += villains.length * 20) {
      for (let i = 0; i < 20; i++) await Promise.all(villains.map(villain => villain.misbehave(stolen)))
      await Promise.all(villains.map(villain => villain.settle()))
    }
  }
  // The first wave warms up whatever is made once and kept.
  await wave(3000)
  const base = heapMb()
  await wave(MESSAGES - 3000)
  expect(heapMb() - base).toBeLessThan(MARGIN_MB)

  // Nobody else saw anything but visitors come and go.
  await Promise.all(villains.map(villain => villain.leave()))
  hall.registry.tick()
  await host.until('the villains to be gone', v => v.table.spectators === 0)
  expect(host.table).toEqual({ ...before.table, spectators: 0 })
  expect(host.view).toEqual(before.view)
  expect(guest.slices.length).toBe(before.slices)
  expect([host.closedWith, guest.closedWith, host.heard]).toEqual([null, null, []])

  await playOut([host, guest])
  await guest.until('the end', v => v.table.phase === 'finished')
  expect((await hall.get(`/api/records/${code}-1`)).status).toBe(200)
  await hall.stop()
})

it('plays no seat but the sender’s, and none out of turn', async () => {
  const hall = await openHall()
  const { host, guest } = await matchForTwo(hall, { seats: 2 })
  const [actor, other] = host.table.waitingFor.includes(0) ? [host, guest] : [guest, host]
  const { findGame, rngFrom } = await import('@heorot/shared')
  const intent = findGame('movie')!.suggest(actor.mine!.prompt!, rngFrom('1'.repeat(32)))
  const claims = {
    id: newTestToken(),
    intent,
    seat: actor.you.seat,
    person: actor.you.person,
    token: actor.token,
  }
  expect(await other.ask('intent', claims)).toEqual({ refusal: { reason: 'not-your-turn' } })
  expect(await actor.ask('intent', claims)).toEqual({ ok: true, revision: 1 })
  // The id of somebody else's accepted intent says nothing.
  expect((await other.ask('intent', { ...claims, intent: { kind: 'x' } })).refusal?.reason).toBe(
    'not-an-intent',
  )
  await hall.stop()
})
