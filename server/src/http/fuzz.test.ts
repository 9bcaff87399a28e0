/** Whatever bytes arrive at whatever route: no crash, no 5xx, no stack, nobody's secret, level memory. */
import fc, { type Arbitrary } from 'fast-check'
import { type Hall, openHall } from '../../test/support/harness'
import { heapMb } from '../../test/support/heap'
import type { Known, RawRequest } from '../../test/support/rawHttp'
import { answerTo, requestsFor, statusesIn, upgradesFor } from '../../test/support/rawHttp'
import { type KnownRoute, watchRoutes } from '../../test/support/routes'
import { newTestToken, Visitor } from '../../test/support/Visitor'

const RUNS = 60
/** The same requests every time; others with `HEOROT_SEED=2 npm test -- server/src/http/fuzz`. */
const SEED = Number(process.env.HEOROT_SEED ?? 1)
const MARGIN_MB = 30
const PASSWORD = 'hrunting-and-naegling'
const STACK = /\n\s+at |node_modules|\/server\/src|[A-Za-z]Error\b/

let hall: Hall
let routes: KnownRoute[]
let secrets: string[]
let known: Known

beforeAll(async () => {
  const listRoutes = watchRoutes()
  // The database takes part where there is one: it minds other bytes than a file does.
  const database = process.env.TEST_DATABASE_URL ?? ''
  hall = await openHall({
    ...{ HEOROT_MONITOR_PASSWORD: PASSWORD, DATABASE_URL: database },
    ...{ HEOROT_TRUST_PROXY: '1', HEOROT_LOG: 'silent' },
  })
  routes = listRoutes()
  const { code, token } = await hall.create({ public: true })
  const host = await Visitor.join(hall.url, code, { token })
  const { serverSeed } = (await hall.store.loadTable(code))!
  secrets = [PASSWORD, token, serverSeed]
  known = {
    words: [code, code.toLowerCase(), `${code}-1`, 'AAAAAAAA', 'movie', 'legend', host.you.person],
    examples: [
      { game: 'movie', name: 'Unferth', seats: 2, bots: ['thrall'], options: {}, public: true },
      { name: 'Unferth', token: newTestToken(), sit: true },
      { record: `${code}-1`, step: 1, note: 'odd' },
    ],
  }
})
afterAll(() => hall.stop())

it('knows every route', () => {
  const paths = routes.map(route => route.path)
  for (const path of ['/healthz', '/api/tables/:code', '/matchmake/joinById/:code', '/monitor/*', '/*'])
    expect(paths).toContain(path)
})

/** What is wrong with an answer, or null. */
function faultOf(answer: string): string | null {
  const bad = statusesIn(answer).find(status => status >= 500)
  if (bad) return `status ${bad}`
  if (STACK.test(answer)) return 'a stack'
  return secrets.some(secret => answer.includes(secret)) ? 'a secret' : null
}

const seen = new Map<string, Set<number>>()

const fuzz = (path: string, requests: Arbitrary<RawRequest>, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(requests, async request => {
      const answer = await answerTo(hall.port, request)
      seen.set(path, new Set([...(seen.get(path) ?? []), ...statusesIn(answer)]))
      const fault = faultOf(answer)
      if (fault) throw new Error(`${fault} comes back for ${request.bytes.toString('latin1').slice(0, 600)}`)
    }),
    { numRuns, seed: SEED },
  )

async function fuzzEverything(numRuns: number): Promise<void> {
  for (const route of routes) await fuzz(route.path, requestsFor(route, known), numRuns)
  await fuzz('upgrade', upgradesFor(known), numRuns)
}

it('answers all of it with less than 500, and goes on', async () => {
  await fuzzEverything(RUNS >> 2)
  const base = heapMb()
  await fuzzEverything(RUNS)
  hall.registry.tick()
  expect(heapMb() - base).toBeLessThan(MARGIN_MB)
  expect((await hall.get('/healthz')).status).toBe(200)
  const { code } = await hall.create()
  expect((await Visitor.join(hall.url, code)).table.phase).toBe('waiting')
})

it('has been behind the first door, not only before it', () => {
  expect([...seen.get('/api/tables')!]).toContain(201)
  expect([...seen.get('/api/tables/:code')!]).toContain(200)
  expect([...seen.get('/matchmake/joinById/:code')!]).toContain(200)
  expect([...seen.get('/api/lobby')!]).toContain(200)
  expect([...seen.get('/monitor/*')!]).toContain(401)
})
