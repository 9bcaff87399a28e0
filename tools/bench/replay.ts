/**
 * The replay of a long match (The Legend, five seats, advanced): how long until the table is drawn, how long a
 * jump to any moment takes until the next frame is drawn, and how long it takes to prove the whole record.
 */
import { execSync } from 'node:child_process'
import { loadavg } from 'node:os'
import { findGame } from '@heorot/shared'
import type { Page } from 'playwright-core'
import { sceneShown } from '../../e2e/atTable'
import type { Guest } from '../../e2e/Guest'
import { House } from '../../e2e/House'
import { simulated } from '../../shared/src/record/simulated'
import { needBrowser } from '../need.mjs'

const AIMS = { firstPictureMs: 1000, jumpMs: 100 }
const OPENINGS = 5

const longRecord = () => simulated(findGame('legend')!, 5, { advanced: true }, 3)

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

/** Milliseconds of script for jumps all over the match: the new moment is laid out and handed to the renderer. */
const jumps = (page: Page, steps: readonly number[]): Promise<number[]> =>
  page.evaluate(async wanted => {
    const scrub = document.querySelector<HTMLInputElement>('.scrub input')!
    const times: number[] = []
    for (const step of wanted) {
      const started = performance.now()
      scrub.value = String(step)
      scrub.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      times.push(performance.now() - started)
    }
    return times
  }, steps)

/** Seconds the page's main thread has computed so far, whatever else the machine does meanwhile. */
async function threadSeconds(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
}

const verifying = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const started = performance.now()
    document.querySelector<HTMLElement>('.replay-tools .button.primary')!.click()
    while (!document.querySelector('[data-verdict]')) await new Promise(resolve => setTimeout(resolve, 5))
    return performance.now() - started
  })

const share = (values: readonly number[], part: number): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0)

export async function run(args: string[]): Promise<void> {
  process.env.HEOROT_BROWSER = needBrowser()
  execSync('npm run --silent build', { stdio: 'ignore' })
  const published = longRecord()
  const { length } = published.record.intents
  const text = JSON.stringify(published)
  const house = await House.open()
  const guest = await house.guest('Bench', 'laptop')
  const opened: number[] = []
  for (let i = 0; i < OPENINGS; i++) opened.push(await open(guest, text))
  const far = Array.from({ length: 60 }, (_, i) => (i * 97) % (length + 1))
  const seconds = await threadSeconds(guest.page)
  const before = await seconds()
  const jumped = await jumps(guest.page, far)
  const jumpCpuMs = Math.round(((await seconds()) - before) * 1000) / far.length
  const verifyMs = Math.round(await verifying(guest.page))
  await house.close()
  const figures = {
    steps: length,
    recordBytes: text.length,
    firstPictureMsFirst: Math.round(opened[0]!),
    firstPictureMsP50: share(opened, 0.5),
    jumpCpuMs: Number(jumpCpuMs.toFixed(1)),
    jumpMsP50: share(jumped, 0.5),
    jumpMsP95: share(jumped, 0.95),
    jumpMsMax: share(jumped, 1),
    verifyMs,
    load: loadavg()[0],
    aims: AIMS,
  }
  if (args.includes('--json')) console.log(JSON.stringify(figures))
  else for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${JSON.stringify(value)}`)
}
