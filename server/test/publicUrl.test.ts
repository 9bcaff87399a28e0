/** What the public address controls: who may connect, and which links pages make. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Running, startServer } from '../src/server'
import { postJson, testConfig } from './support/harness'
import { tempFolder } from './support/tempFolder'

const OWN = 'https://play.example.org'
const dist = tempFolder('dist')
writeFileSync(join(dist, 'index.html'), '<html><head><title>Heorot</title></head></html>')

describe.each([
  ['without a public address', {}, 403, null],
  ['with a public address', { HEOROT_PUBLIC_URL: OWN }, 201, OWN],
] as const)('%s', (_, env, status, declared) => {
  let server: Running
  let url: string
  beforeAll(async () => {
    server = await startServer(testConfig(env), { clientDist: dist, botWorker: null })
    url = `http://127.0.0.1:${server.port}`
  })
  afterAll(() => server.stop())

  it('lets its pages connect through a proxy that changes the host', async () => {
    const order = { game: 'movie', name: 'Hrothgar', seats: 2 }
    expect((await postJson(`${url}/api/tables`, order, { origin: OWN })).status).toBe(status)
    expect((await postJson(`${url}/api/tables`, order, { origin: 'https://evil.org' })).status).toBe(403)
  })

  it('declares the origin of links in every page', async () => {
    for (const path of ['/', '/t/AAAAAAAA', '/about']) {
      const html = await (await fetch(url + path)).text()
      expect(/name="heorot-origin" content="([^"]+)"/.exec(html)?.[1] ?? null).toBe(declared)
    }
  })
})
