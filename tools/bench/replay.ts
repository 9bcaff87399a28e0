/**
 * The replay of a long match: how long until the table is drawn, how long a jump to any moment takes, and how long
 * it takes to prove the whole record: of every game, with all seats taken and all switches on.
 *
 * A jump is what a person does and sees: a press of the mouse on the scrub, from the moment the browser notes it to
 * the moment the frame that answers it is on the screen (Event Timing, in steps of 8 ms), or until the last picture
 * that was still being drawn is handed to the renderer, whichever is later. The first jump follows the first picture
 * at once; between two jumps the hand rests. `jumpCpuMs` is what the page's own thread computes for it, and
 * `jumpDrawingCpuMs` what the process does that draws, which plays the graphics card here: these hardly depend on
 * what else the machine does. `--sharp` gives the screen four times the pixels.
 */
import { loadavg } from 'node:os'
import { findGame, gameIds } from '@heorot/shared'
import type { Page } from 'playwright-core'
import { sceneShown } from '../../e2e/atTable'
import type { Guest } from '../../e2e/Guest'
import { House } from '../../e2e/House'
import { simulated } from '../../shared/src/testkit/simulatedRecord'
import { mustBuild } from '../built.mjs'
import { needBrowser } from '../need.mjs'
import { quantile } from './server/figures'

const AIMS = { firstPictureMs: 1000, jumpMs: 100 }
const OPENINGS = 5
const JUMPS = 60
/** Milliseconds that the hand rests between two jumps. */
const REST_MS = 250

/** A long match: every seat taken, every switch on. */
function longMatch(id: string) {
  const game = findGame(id)!
  const seats = game.seats.max
  const defaults = game.readOptions({}, seats) as Record<string, unknown>
  const switches = Object.keys(defaults).filter(key => typeof defaults[key] === 'boolean')
  return simulated(game, seats, Object.fromEntries(switches.map(key => [key, true])), 3)
}

/** From choosing the file at home, whose page has loaded, to the drawn table of the replay. */
async function open(guest: Guest, text: string): Promise<number> {
  await guest.open('/')
  await guest.page.waitForLoadState('networkidle')
  const started = performance.now()
  await guest.page.locator('.foot input[type=file]').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await sceneShown(guest)
  await guest.twoFrames()
  return performance.now() - started
}

/** What followed a press: when its frame was on the screen, and when the last of its pictures was drawn. */
interface Press {
  readonly at: number
  frameMs: number
  pictureMs: number
}

/** From now on the page notes what follows each press. */
const notePresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const presses: Press[] = []
    Object.assign(globalThis, { presses })
    new PerformanceObserver(list => {
      for (const { name, startTime, duration } of list.getEntries())
        for (const press of presses)
          if (name === 'pointerdown' && press.at === startTime) press.frameMs = duration
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    document.addEventListener('pointerdown', async ({ timeStamp }) => {
      const press = { at: timeStamp, frameMs: 0, pictureMs: 0 }
      presses.push(press)
      do await new Promise(requestAnimationFrame)
      while (document.querySelector('[data-drawing]'))
      press.pictureMs = performance.now() - timeStamp
    })
  })

/** Presses the scrub at moments all over the match; the milliseconds of each jump. */
async function jumps({ page }: Guest): Promise<readonly number[]> {
  await notePresses(page)
  const box = (await page.locator('.scrub input').boundingBox())!
  for (let i = 0; i < JUMPS; i++) {
    const part = ((i * 97 + 41) % 283) / 282
    await page.mouse.click(box.x + 8 + part * (box.width - 16), box.y + box.height / 2)
    await page.waitForTimeout(REST_MS)
  }
  const presses = await page.evaluate(() => (globalThis as unknown as { presses: readonly Press[] }).presses)
  return presses.map(({ frameMs, pictureMs }) => Math.max(frameMs, pictureMs))
}

/** Milliseconds that the page's main thread and the drawing process have computed so far. */
async function computed({ page }: Guest): Promise<() => Promise<{ page: number; drawing: number }>> {
  const devtools = await page.context().newCDPSession(page)
  const whole = await page.context().browser()!.newBrowserCDPSession()
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
    return {
      page: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000,
      drawing: (processInfo.find(({ type }) => type === 'GPU')?.cpuTime ?? 0) * 1000,
    }
  }
}

const verifying = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const started = performance.now()
    document.querySelector<HTMLElement>('.replay-tools .button.primary')!.click()
    while (!document.querySelector('[data-verdict]')) await new Promise(resolve => setTimeout(resolve, 5))
    return performance.now() - started
  })

const share = (values: readonly number[], part: number): number => Math.round(quantile(values, part))

async function measure(house: House, game: string, sharp: boolean) {
  const published = longMatch(game)
  const text = JSON.stringify(published)
  const guest = await house.guest('Bench', 'laptop', { sharp })
  const opened: number[] = []
  for (let i = 0; i < OPENINGS; i++) opened.push(await open(guest, text))
  const soFar = await computed(guest)
  const before = await soFar()
  const jumped = await jumps(guest)
  const after = await soFar()
  const verifyMs = Math.round(await verifying(guest.page))
  await guest.leave()
  return {
    steps: published.record.intents.length,
    recordBytes: text.length,
    firstPictureMsFirst: Math.round(opened[0]!),
    firstPictureMsP50: share(opened, 0.5),
    jumpMsP50: share(jumped, 0.5),
    jumpMsP95: share(jumped, 0.95),
    jumpMsMax: share(jumped, 1),
    jumpCpuMs: Math.round((after.page - before.page) / JUMPS),
    jumpDrawingCpuMs: Math.round((after.drawing - before.drawing) / JUMPS),
    verifyMs,
    load: loadavg()[0],
  }
}

export async function benchReplay(args: string[]): Promise<void> {
  process.env.HEOROT_BROWSER = needBrowser()
  mustBuild()
  const house = await House.open()
  const sharp = args.includes('--sharp')
  const figures: Record<string, object> = {}
  for (const id of gameIds) figures[id] = await measure(house, id, sharp)
  figures.aims = AIMS
  await house.close()
  if (args.includes('--json')) console.log(JSON.stringify(figures))
  else
    for (const [part, values] of Object.entries(figures))
      for (const [name, value] of Object.entries(values)) console.log(`${part}.${name}: ${value}`)
}
