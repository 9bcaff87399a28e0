/** What a link shows in a chat: of public tables what everybody may see, of all others nothing at all. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HallPlace } from '@heorot/shared'
import { type Running, startServer } from '../src/server'
import { SERVER } from './support/ChildServer'
import { postJson, testConfig, visitorOf } from './support/harness'
import { tempFolder } from './support/tempFolder'
import { newTestToken } from './support/Visitor'

const svg = (body = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${body}</svg>`
const mark = {
  ...{ x: 10, y: 10, size: { past: 5, present: 9, ahead: 5 } },
  ...{ past: svg(), present: svg(), ahead: svg() },
}
const KIT = {
  scene: svg('<rect width="48" height="48"/>'),
  sealed: { en: svg('<circle r="9"/>') },
  sigils: [svg()],
  eye: 'M0 0h9v9z',
  words: {
    en: {
      ...{ watch: 'Watch', waiting: 'Waiting', finished: 'Finished', bot: 'Bot', free: 'Free' },
      ...{ players: '{names} at the table', invited: 'Invited', openLink: ['Open', 'it'] },
    },
  },
  games: { movie: { path: { base: '', marks: [mark] }, words: { en: { name: 'Movie', steps: ['Act I'] } } } },
}
const PAGE = `<html><head>
    <meta property="og:title" content="Heorot" />
    <meta property="og:image" content="/preview.png" />
    <meta name="twitter:card" content="summary" />
  </head></html>`

const dist = tempFolder('dist')
let server: Running
let house: ReturnType<typeof visitorOf>

beforeAll(async () => {
  mkdirSync(join(dist, 'preview'))
  writeFileSync(join(dist, 'preview/kit.json'), JSON.stringify(KIT))
  writeFileSync(join(dist, 'index.html'), PAGE)
  const built = 'dist/testing/previewWorker.js'
  execFileSync(process.execPath, ['build.mjs', 'src/http/previews/worker.ts', built], { cwd: SERVER })
  server = await startServer(testConfig({ HEOROT_PUBLIC_URL: 'https://play.example.org' }), {
    ...{ clientDist: dist, botWorker: null, previewWorker: join(SERVER, built) },
  })
  house = visitorOf(`http://127.0.0.1:${server.port}`)
})
afterAll(() => server.stop())

const page = async (path: string) => (await house.get(path)).text()
const imageOf = (html: string) =>
  /og:image" content="https:\/\/play\.example\.org([^"]+)"/.exec(html)?.[1] ?? ''
const png = async (path: string) => Buffer.from(await (await house.get(path)).arrayBuffer())

it('shows game, standing and players of a public table, with a picture of its own', async () => {
  const { code } = await house.create({ public: true, name: 'Hrothgar' })
  const html = await page(`/t/${code}`)
  expect(html).toContain('<meta property="og:title" content="Movie · Waiting" />')
  expect(html).toContain('Hrothgar at the table')
  expect(html).not.toContain('content="Heorot" />\n    <meta property="og:image" content="/preview.png"')
  expect(imageOf(html)).toMatch(new RegExp(`^/preview/${code}/[\\w-]+\\.png$`))
  const picture = await png(imageOf(html))
  expect(picture.subarray(1, 4).toString()).toBe('PNG')
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
})

it('lets no name become markup', async () => {
  const { code } = await house.create({ public: true, name: '"><script>$&' })
  const html = await page(`/t/${code}`)
  expect(html).not.toContain('<script>')
  expect(html).toContain('&#34;&#62;&#60;script&#62;$&#38;')
  expect((await png(imageOf(html))).subarray(1, 4).toString()).toBe('PNG')
})

it('shows the same sealed letter for private tables, halls and links that lead nowhere', async () => {
  const token = newTestToken()
  const order = { name: 'Thursday Thanes', member: 'Grendel', token }
  const hall = (await (await postJson(`${house.url}/api/halls`, order)).json()) as HallPlace
  const { code } = await house.create({ public: false, name: 'Grendel', hall: { id: hall.id, token } })
  const known = [`/t/${code}`, `/h/${code}`, `/h/${hall.code}`, `/h/${hall.id}`]
  const pages = await Promise.all([...known, '/t/AAAAAAAA', '/t/%00', '/h/HHHHHHHH'].map(page))
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).not.toMatch(new RegExp(`Grendel|Thursday|${code}|${hall.code}|Movie`))
  const pictures = await Promise.all(
    [imageOf(pages[0]!), `/preview/${code}/1-waiting-0-1-en.png`, '/preview/AAAAAAAA/9-en.png'].map(png),
  )
  for (const picture of pictures) expect(picture.equals(pictures[0]!)).toBe(true)
  const cached = async (path: string) => (await house.get(path)).headers.get('cache-control')
  expect(await cached(imageOf(pages[0]!))).toBe('public, max-age=3600')
  // What looks like a private table may be one that could not be looked up just now.
  for (const one of [code, 'AAAAAAAA']) expect(await cached(`/preview/${one}/9-en.png`)).toBe('no-store')
})

it('leaves other pages as they are, with a whole address for their picture', async () => {
  expect(await page('/about')).toContain('og:image" content="https://play.example.org/preview.png"')
})
