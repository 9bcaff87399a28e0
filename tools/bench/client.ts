/**
 * What a visitor pays: bytes on the wire of a first visit to the home page, to a table by its link, and to one
 * after the other; script time per frame while pieces move; and CPU of the page in a whole match. Builds the client into
 * a folder of its own, with the page that plays without a server.
 */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { findGame, gameIds, rngFrom, seedFromNumber } from '@heorot/shared'
import { chromium, type Page } from 'playwright-core'
import { build, type PreviewServer, preview } from 'vite'
import { playByKeyboard, playNow, sceneShown } from '../../e2e/atTable'
import type { Guest } from '../../e2e/Guest'
import { BROWSER_FLAGS, House } from '../../e2e/House'
import { mustBuild } from '../built.mjs'
import { needBrowser } from '../need.mjs'
import { freePort } from '../../server/test/support/freePort'
import { quantile } from './server/figures'

const AIMS = { homeBytes: 200_000, tableBytes: 350_000, frameMs: 4 }
const ALREADY_SMALL = new Set(['.woff2', '.png'])

/** Builds the client into the folder and serves it from there. */
async function buildAndServe(outDir: string): Promise<PreviewServer> {
  const root = join(process.cwd(), 'client')
  const input = { index: join(root, 'index.html'), play: join(root, 'play.html') }
  const base = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const
  await build({ ...base, build: { outDir, emptyOutDir: true, rolldownOptions: { input } } })
  return preview({ ...base, build: { outDir }, preview: { host: '127.0.0.1', port: await freePort() } })
}

/** Notes what a page loads, as bytes after gzip. */
function weigh(page: Page): Map<string, number> {
  const loaded = new Map<string, number>()
  page.on('response', async response => {
    const { pathname } = new URL(response.url())
    const isPage = response.request().resourceType() === 'document'
    if (!isPage && !/\.(js|css|woff2|svg|png)$/.test(pathname)) return
    // The browser forgets what a page has loaded when it goes to another one.
    const body = await response.body().catch(() => null)
    if (body) loaded.set(pathname, ALREADY_SMALL.has(extname(pathname)) ? body.length : gzipSync(body).length)
  })
  return loaded
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((a, b) => a + b, 0)

interface TraceEvent {
  readonly name: string
  /** Microseconds of the thread's own CPU. */
  readonly tdur?: number
}

/**
 * Milliseconds of script while `steps` moves are shown, in each animation frame and in laying out each new
 * state: CPU of the page's own thread. The clock on the wall would count whatever else the machine does.
 */
async function scriptTimes(page: Page, steps: number) {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.evaluate(async count => {
    const { heorot } = globalThis as unknown as { heorot: { step(): void } }
    for (let i = 0; i < count; i++) {
      await new Promise(resolve => setTimeout(resolve, 350))
      heorot.step()
    }
  }, steps)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  const times = (event: string) =>
    traceEvents.flatMap(({ name, tdur }) => (name === event && tdur !== undefined ? [tdur / 1000] : []))
  return { frames: times('FireAnimationFrame'), shows: times('TimerFire') }
}

const spritesMade = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      (globalThis as unknown as { heorot: { scene: { inspect: { stats: { sprites: number } } } } }).heorot
        .scene.inspect.stats.sprites,
  )

const percentile = (values: readonly number[], share: number): number =>
  Number(quantile(values, share).toFixed(2))

/** Each game at its fullest: every seat taken, far into the match. */
const fullest = (id: string): string => `game=${id}&seats=${findGame(id)!.seats.max}&step=120`

async function shown(guest: Guest): Promise<void> {
  await sceneShown(guest)
  await guest.page.waitForLoadState('networkidle')
}

/** Home, then a table against bots; then the same table as if it were the first page of this browser. */
async function measureBytes(house: House, game: string) {
  const guest = await house.guest('Bench', 'laptop')
  const loaded = weigh(guest.page)
  await guest.open('/')
  await guest.page.waitForLoadState('networkidle')
  const homeBytes = sum(loaded.values())
  await playNow(guest, game)
  await shown(guest)
  const homeThenTableBytes = sum(loaded.values())
  loaded.clear()
  const network = await guest.page.context().newCDPSession(guest.page)
  await network.send('Network.setCacheDisabled', { cacheDisabled: true })
  await guest.page.reload()
  await shown(guest)
  const tableBytes = sum(loaded.values())
  await guest.leave()
  return { homeBytes, tableBytes, homeThenTableBytes }
}

/** The fullest moment in motion. */
async function measureFrames(address: string, page: Page, game: string) {
  await page.goto(`${address}play.html?${fullest(game)}`)
  await page.waitForFunction(() => 'heorot' in globalThis)
  await page.waitForTimeout(3000)
  const made = await spritesMade(page)
  const { frames, shows } = await scriptTimes(page, 20)
  return {
    frameMsP50: percentile(frames, 0.5),
    frameMsP95: percentile(frames, 0.95),
    frames: frames.length,
    showMsP95: percentile(shows, 0.95),
    spritesBefore: made,
    spritesMadeIn20Moves: (await spritesMade(page)) - made,
  }
}

async function pagesCpu(guest: Guest): Promise<number> {
  const browser = await guest.context.browser()!.newBrowserCDPSession()
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo')
  return sum(processInfo.filter(({ type }) => type === 'renderer').map(({ cpuTime }) => cpuTime))
}

/** A whole match against bots, by keyboard and with the table as text: seconds of CPU of the page's process. */
async function measureMatch(house: House, game: string) {
  const guest = await house.guest('Bench', 'tablet')
  // What runs in the page is compiled with calls of this function.
  await guest.context.addInitScript('globalThis.__name = made => made')
  await guest.open('/')
  const before = await pagesCpu(guest)
  await playNow(guest, game)
  const rng = rngFrom(seedFromNumber(4))
  await playByKeyboard(guest, count => rng.below(count))
  const matchCpuSeconds = Number(((await pagesCpu(guest)) - before).toFixed(1))
  await guest.leave()
  return { matchCpuSeconds }
}

type Figures = Awaited<ReturnType<typeof measureBytes | typeof measureFrames | typeof measureMatch>>

async function measure(address: string, page: Page): Promise<Record<string, Figures>> {
  const house = await House.open()
  const figures: Record<string, Figures> = {}
  for (const game of gameIds) {
    figures[game] = {
      ...(await measureBytes(house, game)),
      ...(await measureFrames(address, page, game)),
      ...(await measureMatch(house, game)),
    }
  }
  await house.close()
  return figures
}

export async function benchClient(args: string[]): Promise<void> {
  process.env.HEOROT_BROWSER = needBrowser()
  mustBuild()
  const folder = mkdtempSync(join(tmpdir(), 'heorot-bench-'))
  const server = await buildAndServe(folder)
  const browser = await chromium.launch({ executablePath: needBrowser(), args: BROWSER_FLAGS })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const figures = {
    ...(await measure(server.resolvedUrls!.local[0]!, page)),
    aims: AIMS,
  }
  await browser.close()
  await server.close()
  rmSync(folder, { recursive: true })
  if (args.includes('--json')) console.log(JSON.stringify(figures))
  else for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${JSON.stringify(value)}`)
}
