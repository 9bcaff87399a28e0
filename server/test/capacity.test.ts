/** However many watch, or only say they will: whoever owns a seat comes in, and so does a new player for a free one. */
import { WebSocket } from 'ws'
import { hallForTest } from './support/hallForTest'
import { type Hall, postJson, sharedHall } from './support/harness'
import { newTestToken, Visitor } from './support/Visitor'

let time = 1_800_000_000_000
const open = (env: Record<string, string>) => hallForTest(env, { now: () => time })

const ask = (hall: Hall, code: string, address = '192.0.2.1', more: object = {}): Promise<Response> => {
  const options = { name: 'Grendel', token: newTestToken(), ...more }
  return postJson(`${hall.url}/matchmake/joinById/${code}`, options, { 'x-forwarded-for': address })
}

/** Asks for a place and never comes; the answer's status. */
const reserve = async (...asked: Parameters<typeof ask>): Promise<number> => (await ask(...asked)).status

const ERROR_FRAME = 11

/** The kind of the first frame that whoever has this reservation hears. */
async function firstFrame(hall: Hall, code: string, reply: Response): Promise<number | undefined> {
  const { processId, sessionId } = (await reply.json()) as { processId: string; sessionId: string }
  const socket = new WebSocket(
    `${hall.url.replace('http', 'ws')}/${processId}/${code}?sessionId=${sessionId}`,
  )
  const frame = await new Promise<Buffer>(resolve => socket.once('message', resolve))
  socket.terminate()
  return frame[0]
}

describe('a table full of spectators', () => {
  const hall = sharedHall({ HEOROT_TABLE_GUESTS: '2', HEOROT_TRUST_PROXY: '1' }, { now: () => time })
  const join = (code: string, options = {}) => Visitor.join(hall.url, code, options)

  it('lets in its host, the owners of seats and a new player, but no spectator', async () => {
    const { code, token } = await hall.create({ seats: 3, sit: false })
    const owner = await join(code, { sit: 1 })
    await owner.leave()
    for (let i = 0; i < 2; i++) await join(code)
    await expect(join(code)).rejects.toThrow('table-full')
    expect((await join(code, { token: owner.token })).you.seat).toBe(1)
    expect((await join(code, { sit: true })).you.seat).toBe(0)
    expect((await join(code, { token })).you.seat).toBeNull()
    await expect(join(code)).rejects.toThrow('table-full')
  })

  it('lets them in during a match, too', async () => {
    const { code, token } = await hall.create({ seats: 2 })
    const host = await join(code, { token })
    const owner = await join(code, { sit: true })
    await host.host({ do: 'start' })
    for (let i = 0; i < 2; i++) await join(code)
    await owner.leave()
    expect((await join(code, { token: owner.token })).you.seat).toBe(1)
    await expect(join(code)).rejects.toThrow('table-full')
  })

  it('lets somebody in during a match who asks for the seat of a bot', async () => {
    const { code, token } = await hall.create({ seats: 2, bots: [null, 'thrall'] })
    const host = await join(code, { token })
    await host.host({ do: 'start' })
    for (let i = 0; i < 2; i++) await join(code)
    const asking = await join(code, { sit: 1 })
    expect((await host.host({ do: 'accept', person: asking.you.person, seat: 1 })).ok).toBe(true)
    await asking.until('the seat', v => v.you.seat === 1)
    await expect(join(code)).rejects.toThrow('table-full')
  })

  it('is no fuller for places nobody comes to, except to other spectators, and for seconds', async () => {
    const { code, token } = await hall.create({ seats: 3 })
    const owner = await join(code, { sit: 1 })
    await owner.leave()
    expect([await reserve(hall, code), await reserve(hall, code)]).toEqual([200, 200])
    for (let i = 0; i < 20; i++) expect(await reserve(hall, code, `198.51.100.${i}`, { sit: true })).toBe(200)
    await expect(join(code)).rejects.toThrow('table-full')
    expect((await join(code, { token: owner.token })).you.seat).toBe(1)
    expect((await join(code, { token })).you.seat).toBe(0)
    expect((await join(code, { sit: true })).you.seat).toBe(2)
    time += 10_000
    expect((await join(code)).you.seat).toBeNull()
  })

  it('counts a spectator who came once', async () => {
    const { code } = await hall.create({ seats: 3 })
    const first = await join(code)
    await join(code)
    await first.leave()
    expect((await join(code)).you.seat).toBeNull()
  })

  it('counts nobody who was turned away at last', async () => {
    const { code, token } = await hall.create({ seats: 2 })
    const host = await join(code, { token })
    const replies = [await ask(hall, code), await ask(hall, code)]
    await host.host({ do: 'lock', locked: true })
    for (const reply of replies) expect(await firstFrame(hall, code, reply)).toBe(ERROR_FRAME)
    await host.host({ do: 'lock', locked: false })
    for (let i = 0; i < 2; i++) expect((await join(code)).you.seat).toBeNull()
  })
})

it('keeps few places for one address, and none of them from those who belong to the table', async () => {
  const hall = await open({ HEOROT_RESERVATIONS_PER_ADDRESS: '3', HEOROT_TRUST_PROXY: '1' })
  const { code, token } = await hall.create({ seats: 3 })
  const statuses = []
  for (const address of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'])
    statuses.push(await reserve(hall, code, address))
  expect(statuses).toEqual([200, 200, 200, 429])
  expect(await reserve(hall, code, '2001:db8::5', { sit: true })).toBe(429)
  expect(await reserve(hall, code, '2001:db8::5', { token })).toBe(200)
  expect(await reserve(hall, code, '2001:db8:0:1::5')).toBe(200)
  time += 10_000
  expect(await reserve(hall, code, '2001:db8::6')).toBe(200)
  // Whoever uses theirs may ask for the next.
  for (let i = 0; i < 5; i++) await Visitor.join(hall.url, code)
})

it('lets one person have many tabs, and not any number', async () => {
  const hall = await open({})
  const { code, token } = await hall.create({ seats: 2 })
  const tabs = []
  for (let i = 0; i < 10; i++) tabs.push(await Visitor.join(hall.url, code, { token }))
  await expect(Visitor.join(hall.url, code, { token })).rejects.toThrow('too-many-tabs')
  expect((await Visitor.join(hall.url, code, { sit: true })).you.seat).toBe(1)
  await tabs[0]!.leave()
  expect((await Visitor.join(hall.url, code, { token })).you.seat).toBe(0)
})

it('keeps a place for seconds', async () => {
  const hall = await hallForTest()
  const { code } = await hall.create()
  const reply = await ask(hall, code)
  await new Promise(resolve => setTimeout(resolve, 8500))
  expect(await firstFrame(hall, code, reply)).toBe(ERROR_FRAME)
})
