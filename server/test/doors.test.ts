/** What the server lets in, over HTTP and through the socket. */
import { request } from 'node:http'
import { CLOSE_FLOOD, LIMITS } from '@heorot/shared'
import { WebSocket } from 'ws'
import { hallForTest } from './support/hallForTest'
import { type Hall, postJson, sharedHall } from './support/harness'
import { newTestToken, Visitor } from './support/Visitor'

/** Asks under a name of the asker's choice, as somebody's page could who points that name to us. */
const askAs = (hall: Hall, host: string, path: string, method = 'GET') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = request({ port: hall.port, path, method, headers: { host } }, async reply => {
      let text = ''
      if (path !== '/api/lobby' || reply.statusCode !== 200) for await (const part of reply) text += part
      asked.destroy()
      resolve({ status: reply.statusCode ?? 0, text })
    })
    asked.once('error', reject).end()
  })

/** The status with which opening a socket is answered; 101 when it opens. */
const upgradeAs = (hall: Hall, host: string) =>
  new Promise<number>(resolve => {
    const socket = new WebSocket(`${hall.url.replace('http', 'ws')}/p/AAAAAAAA?sessionId=x`, {
      headers: { host },
    })
    socket.once('upgrade', () => resolve(101))
    socket.once('unexpected-response', (_, reply) => resolve(reply.statusCode ?? 0))
    socket.on('error', () => {})
    socket.once('open', () => socket.close())
  })

/** What a socket brings until it closes, and how it closes. */
const everythingHeard = (url: string) =>
  new Promise<{ code: number; frames: string[] }>(resolve => {
    const frames: string[] = []
    const socket = new WebSocket(url.replace('http', 'ws'))
    socket.on('message', data => frames.push(String(data)))
    socket.once('close', code => resolve({ code, frames }))
  })

describe('with ordinary limits', () => {
  const hall = sharedHall()
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
    for (const [wrong, reason] of [
      [{ game: 'chess' }, 'unknown-game'],
      [{ seats: 8 }, 'seats-mismatch'],
      [{ name: '' }, 'text-blank'],
      [{ seats: '2' }, 'malformed'],
      [{ options: { startSeat: 77 } }, 'bad-options'],
      [{ name: 'x'.repeat(20_000) }, 'too-large'],
    ] as const)
      expect(await order({ game: 'movie', name: 'x', seats: 2, ...wrong })).toEqual([400, reason])
  })

  it('answers for tables and records that are not there', async () => {
    expect((await hall.get('/api/tables/AAAAAAAA')).status).toBe(404)
    expect((await hall.get('/api/records/AAAAAAAA-1')).status).toBe(404)
    const refusedAs = (reason: string) => ({ refusal: { reason }, error: reason })
    expect(await (await join(guest())).json()).toEqual(refusedAs('no-such-table'))
    expect(await (await join({ name: 'Grendel' })).json()).toEqual(refusedAs('malformed'))
    const unreadable = await fetch(`${hall.url}/matchmake/joinById/AAAAAAAA`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
    })
    expect(await unreadable.json()).toEqual(refusedAs('malformed'))
  })

  it('asks the store for nothing that cannot be the name of a thing', async () => {
    const asked = (['loadTable', 'loadRecord', 'loadReport'] as const).map(name =>
      jest.spyOn(hall.store, name),
    )
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

  it('answers to its own names only, and tells the operator which variable to set', async () => {
    const apis = ['/api/tables/AAAAAAAA', '/api/lobby', '/api/records/AAAAAAAA-1']
    for (const path of ['/', '/monitor/', '/assets/x.js', ...apis])
      expect((await askAs(hall, 'evil.example', path)).status).toBe(421)
    const join = await askAs(hall, 'evil.example:8080', '/matchmake/joinById/AAAAAAAA', 'POST')
    expect(join.status).toBe(421)
    expect(JSON.parse(join.text).refusal).toEqual({
      reason: 'foreign-host',
      detail: expect.stringContaining('HEOROT_PUBLIC_URL=https://evil.example'),
    })
    expect(await upgradeAs(hall, 'evil.example')).toBe(421)
    expect((await askAs(hall, 'evil.example', '/readyz')).status).toBe(200)
  })

  it.each([
    ...['127.0.0.1:8080', '[::1]', '192.168.1.7'],
    ...['localhost:5173', 'hall.localhost', 'mead-box', 'mead-box.local:8080'],
  ])('answers to %s, which nobody elsewhere can point to us', async host => {
    expect((await askAs(hall, host, '/api/tables/AAAAAAAA')).status).toBe(404)
    expect(await upgradeAs(hall, host)).toBe(101)
  })

  it('gives every room it does not have the same answer', async () => {
    const answers: Awaited<ReturnType<typeof everythingHeard>>[] = []
    for (const room of ['AAAAAAAA', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null'])
      answers.push(await everythingHeard(`${hall.url}/p/${room}?sessionId=x`))
    expect(answers[0]!.code).toBe(4002)
    expect(answers).toEqual(answers.map(() => answers[0]))
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

  it('refuses in words what it can, and answers what it does not know with an error', async () => {
    const { code, token } = await hall.create()
    const host = await Visitor.join(hall.url, code, { token })
    for (const name of ['no-such-request', 'constructor', '__proto__'])
      await expect(host.ask(name as 'sync')).rejects.toThrow()
    expect(await host.ask('intent', { id: 'too', intent: {} })).toEqual({ refusal: { reason: 'malformed' } })
    expect(await host.intend({ kind: 'anything' })).toEqual({ refusal: { reason: 'not-playing' } })
    expect(host.closedWith).toBeNull()
  })

  it('drops a client that sends too much at once, goes on after frames cut short, and bothers nobody else', async () => {
    const { code, token } = await hall.create()
    const host = await Visitor.join(hall.url, code, { token })
    const guest = await Visitor.join(hall.url, code)
    for (const cutShort of [
      [21, 255, 255],
      [21, 1, 0xdb, 255, 255, 255, 255],
      [13, 0xa5, 0x69],
    ])
      (await Visitor.join(hall.url, code)).room.connection.send(Uint8Array.from(cutShort))
    guest.room.connection.send(new Uint8Array(LIMITS.message + 1).fill(21))
    await guest.until('the end', v => v.closedWith === CLOSE_FLOOD)
    expect(await host.ask('sync')).toMatchObject({ ok: true })
    expect(host.closedWith).toBeNull()
  })
})

it('answers to the name of its public address too, on any port', async () => {
  const hall = await hallForTest({ HEOROT_PUBLIC_URL: 'https://Play.Example.org/' })
  for (const host of ['play.example.org', 'play.example.org:8443', 'PLAY.EXAMPLE.ORG.'])
    expect((await askAs(hall, host, '/api/tables/AAAAAAAA')).status).toBe(404)
  for (const host of ['example.org', 'play.example.org.evil.example', 'xplay.example.org'])
    expect((await askAs(hall, host, '/api/tables/AAAAAAAA')).status).toBe(421)
})

it('opens the monitor to the operator only, and only from our own pages', async () => {
  const hall = await hallForTest({ HEOROT_MONITOR_PASSWORD: 'hrunting-and-naegling' })
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
})

describe('with a clock that stands still', () => {
  const now = () => 1_800_000_000_000

  it('limits creating and joining per address', async () => {
    const hall = await hallForTest({ HEOROT_CREATE_PER_MINUTE: '3', HEOROT_JOIN_PER_MINUTE: '4' }, { now })
    for (let i = 0; i < 3; i++) await hall.create()
    await expect(hall.create()).rejects.toThrow('too-often')
    for (let i = 0; i < 4; i++) expect((await hall.get('/api/tables/AAAAAAAA')).status).toBe(404)
    expect((await hall.get('/api/tables/AAAAAAAA')).status).toBe(429)
    await expect(Visitor.join(hall.url, 'AAAAAAAA')).rejects.toThrow('too-often')
    expect((await hall.get('/api/lobby')).status).toBe(429)
  })

  it('counts an IPv6 network as one address, and an IPv4 address as one however it is written', async () => {
    const hall = await hallForTest({ HEOROT_TRUST_PROXY: '1', HEOROT_CREATE_PER_MINUTE: '2' }, { now })
    const order = { game: 'movie', name: 'x', seats: 2 }
    const statuses = []
    for (const address of [
      ...['2001:db8:0:7::1', '2001:db8:0:7::2', '2001:db8:0:7:f:e:d:c', '2001:db8:0:8::1'],
      ...['192.0.2.1', '::ffff:192.0.2.1', '::ffff:c000:201', '::ffff:192.0.2.2'],
    ])
      statuses.push((await postJson(`${hall.url}/api/tables`, order, { 'x-forwarded-for': address })).status)
    expect(statuses).toEqual([201, 201, 429, 201, 201, 201, 429, 201])
  })

  it('replays a match only so often for one address, over however many connections', async () => {
    const hall = await hallForTest({ HEOROT_MESSAGES_PER_SECOND: '20' }, { now })
    const { code, token } = await hall.create()
    const tabs = await Promise.all([1, 2].map(() => Visitor.join(hall.url, code, { token })))
    const asked = tabs.flatMap(tab => Array.from({ length: 33 }, () => tab.ask('history', { match: 1 })))
    const answers = await Promise.all(asked)
    expect(answers.filter(answer => answer.ok)).toHaveLength(60)
    expect(answers.find(answer => !answer.ok)).toEqual({ refusal: { reason: 'too-often' } })
  })

  it('refuses who asks too often, and cuts off who floods', async () => {
    const hall = await hallForTest({ HEOROT_MESSAGES_PER_SECOND: '10' }, { now })
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
  })
})
