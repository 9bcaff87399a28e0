/** What the server lets in, over HTTP and through the socket. */
import { LIMITS } from '@heorot/shared'
import { WebSocket } from 'ws'
import { type Hall, openHall, postJson } from './testing/harness'
import { newTestToken, Visitor } from './testing/Visitor'

jest.setTimeout(120_000)

describe('with ordinary limits', () => {
  let hall: Hall
  beforeAll(async () => {
    hall = await openHall()
  })
  afterAll(() => hall.stop())
  const join = (body: unknown, headers = {}) =>
    postJson(`${hall.url}/matchmake/joinById/AAAAAAAA`, body, headers)
  const guest = () => ({ name: 'Grendel', token: newTestToken() })

  it('makes codes that are hard to guess and easy to read', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, async () => (await hall.create()).code))
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
    expect(new Set(codes).size).toBe(20)
  })

  it('says what is wrong with an order', async () => {
    const order = async (body: unknown) => {
      const response = await postJson(`${hall.url}/api/tables`, body)
      return [response.status, ((await response.json()) as { refusal: { reason: string } }).refusal.reason]
    }
    expect(await order({ game: 'chess', name: 'x', seats: 2 })).toEqual([400, 'unknown-game'])
    expect(await order({ game: 'movie', name: 'x', seats: 8 })).toEqual([400, 'seats-mismatch'])
    expect(await order({ game: 'movie', name: '', seats: 2 })).toEqual([400, 'text-blank'])
    expect(await order({ game: 'movie', name: '', seats: '2' })).toEqual([400, 'malformed'])
    expect(await order({ game: 'movie', name: 'x', seats: 2, options: { startSeat: 77 } })).toEqual([
      400,
      'bad-options',
    ])
    expect(await order({ name: 'x'.repeat(20_000) })).toEqual([400, 'too-large'])
  })

  it('answers for tables and records that are not there', async () => {
    expect((await hall.get('/api/tables/AAAAAAAA')).status).toBe(404)
    expect((await hall.get('/api/records/AAAAAAAA-1')).status).toBe(404)
    expect(await (await join(guest())).json()).toEqual({ code: 404, error: 'no-such-table' })
    expect(await (await join({ name: 'Grendel' })).json()).toEqual({ code: 400, error: 'malformed' })
  })

  it('asks the store for nothing that cannot be the name of a thing', async () => {
    const { store } = hall.registry.deps
    const asked = [
      jest.spyOn(store, 'loadTable'),
      jest.spyOn(store, 'loadRecord'),
      jest.spyOn(store, 'loadReport'),
    ]
    for (const path of ['/api/tables/%00', '/api/records/%00', '/api/reports/%F0%9F%90%89'])
      expect((await hall.get(path)).status).toBe(404)
    expect((await postJson(`${hall.url}/matchmake/joinById/%00`, guest())).status).toBe(404)
    for (const spy of asked) expect(spy).not.toHaveBeenCalled()
    jest.restoreAllMocks()
  })

  it('exposes no other way into a room', async () => {
    for (const method of ['create', 'joinOrCreate', 'join', 'reconnect'])
      expect((await postJson(`${hall.url}/matchmake/${method}/table`, guest())).status).toBe(400)
    expect((await hall.get('/monitor')).status).not.toBe(200)
    expect((await hall.get('/__healthcheck')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('listens to its own pages only', async () => {
    const origin = { origin: 'https://elsewhere.example' }
    expect((await join(guest(), origin)).status).toBe(403)
    expect((await postJson(`${hall.url}/api/tables`, {}, origin)).status).toBe(403)
    expect((await join(guest(), { origin: hall.url })).status).toBe(404)
    const socket = new WebSocket(`${hall.url.replace('http', 'ws')}/a/AAAAAAAA?sessionId=x`, origin)
    const error = await new Promise<Error>(resolve => socket.on('error', resolve))
    expect(error.message).toContain('403')
  })

  it('sends strict headers, and says it is well', async () => {
    const response = await hall.get('/')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toContain('has not been built')
    expect((await hall.get('/healthz')).status).toBe(200)
    expect((await hall.get('/readyz')).status).toBe(200)
  })

  it('refuses in words what it can', async () => {
    const { code, token } = await hall.create()
    const host = await Visitor.join(hall.url, code, { token })
    host.room.send('no-such-message', {})
    await host.until('a refusal', v => v.refused[0]?.refusal.reason === 'unknown-message')
    host.room.send('chat', { said: { text: 'x'.repeat(LIMITS.message) } })
    await host.until('a refusal', v => v.refused[1]?.refusal.reason === 'too-large')
    host.room.connection.send(Uint8Array.from([21, 255, 255]))
    await host.until('a refusal', v => v.refused[2]?.refusal.reason === 'malformed')
    for (const name of ['no-such-request', 'constructor', '__proto__'])
      expect(await host.ask(name as 'sync')).toEqual({ refusal: { reason: 'unknown-message' } })
    expect(await host.ask('intent', { id: 'too', intent: {} })).toEqual({ refusal: { reason: 'malformed' } })
    expect(await host.intend({ kind: 'anything' })).toEqual({ refusal: { reason: 'not-playing' } })
    expect(host.closedWith).toBeNull()
    await host.leave()
  })

  it('answers a request it cannot read under the request’s own number, however large that is', async () => {
    const { code, token } = await hall.create()
    const host = await Visitor.join(hall.url, code, { token })
    const tooLarge = { said: { text: 'x'.repeat(LIMITS.message) } }
    const answers = await Promise.all(Array.from({ length: 300 }, () => host.ask('chat', tooLarge)))
    for (const answer of answers) expect(answer).toEqual({ refusal: { reason: 'too-large' } })
    expect(await host.ask('' as 'sync')).toEqual({ refusal: { reason: 'malformed' } })
    expect(await host.ask('x'.repeat(40) as 'sync')).toEqual({ refusal: { reason: 'malformed' } })
    expect(host.refused).toEqual([])
    await host.leave()
  })
})

it('opens the monitor to the operator only, and only from our own pages', async () => {
  const hall = await openHall({ HEOROT_MONITOR_PASSWORD: 'hrunting-and-naegling' })
  const look = (password: string, headers = {}) =>
    fetch(`${hall.url}/monitor/api`, {
      headers: { authorization: `Basic ${btoa(`admin:${password}`)}`, ...headers },
    })
  expect((await hall.get('/monitor/api')).status).toBe(401)
  expect((await look('hrunting')).status).toBe(401)
  const right = 'hrunting-and-naegling'
  expect((await look(right, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  const seen = await look(right, { 'sec-fetch-site': 'same-origin' })
  expect(await seen.json()).toMatchObject({ rooms: [] })
  expect(seen.headers.get('content-security-policy')).not.toContain('unsafe')
  await hall.stop()
})

describe('with a clock that stands still', () => {
  const now = () => 1_800_000_000_000

  it('limits creating and joining per address', async () => {
    const hall = await openHall({ HEOROT_CREATE_PER_MINUTE: '3', HEOROT_JOIN_PER_MINUTE: '4' }, { now })
    for (let i = 0; i < 3; i++) await hall.create()
    await expect(hall.create()).rejects.toThrow('too-often')
    for (let i = 0; i < 4; i++) expect((await hall.get('/api/tables/AAAAAAAA')).status).toBe(404)
    expect((await hall.get('/api/tables/AAAAAAAA')).status).toBe(429)
    await expect(Visitor.join(hall.url, 'AAAAAAAA')).rejects.toThrow('too-often')
    expect((await hall.get('/api/lobby')).status).toBe(429)
    await hall.stop()
  })

  it('counts an IPv6 network as one address, and an IPv4 address as one however it is written', async () => {
    const hall = await openHall({ HEOROT_TRUST_PROXY: '1', HEOROT_CREATE_PER_MINUTE: '2' }, { now })
    const createFrom = async (address: string) => {
      const body = { game: 'movie', name: 'x', seats: 2 }
      return (await postJson(`${hall.url}/api/tables`, body, { 'x-forwarded-for': address })).status
    }
    const statuses = async (...addresses: string[]) => {
      const answers = []
      for (const address of addresses) answers.push(await createFrom(address))
      return answers
    }
    expect(await statuses('2001:db8:0:7::1', '2001:db8:0:7::2', '2001:db8:0:7:f:e:d:c')).toEqual([
      201, 201, 429,
    ])
    expect(await createFrom('2001:db8:0:8::1')).toBe(201)
    expect(await statuses('192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201')).toEqual([201, 201, 429])
    expect(await createFrom('::ffff:192.0.2.2')).toBe(201)
    await hall.stop()
  })

  it('refuses who asks too often, and cuts off who floods', async () => {
    const hall = await openHall({ HEOROT_MESSAGES_PER_SECOND: '10' }, { now })
    const { code, token } = await hall.create()
    const host = await Visitor.join(hall.url, code, { token })
    const watcher = await Visitor.join(hall.url, code)
    const answers = await Promise.all(Array.from({ length: 40 }, () => host.ask('sync')))
    expect(answers.filter(answer => answer.ok).length).toBe(19)
    expect(answers.at(-1)).toEqual({ refusal: { reason: 'too-often' } })
    expect(host.closedWith).toBeNull()
    for (let i = 0; i < 400; i++) host.room.send('sync', {})
    await host.until('being cut off', v => v.closedWith !== null)
    expect(watcher.closedWith).toBeNull()
    await hall.stop()
  })
})
