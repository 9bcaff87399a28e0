/** Films a page: what it said in every frame, and a strip of pictures to look at. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { MatchRecord } from '@heorot/shared'
import { type Guest, TAKES_PICTURES } from './Guest'
import { waitUntil } from './House'
import { sitDown } from './preparedTable'

/** What a page said from one frame on. */
export interface Shot {
  /** Milliseconds since the film began. */
  readonly at: number
  /** Whether a story plays that can be skipped. */
  readonly telling: boolean
  readonly verdicts: readonly string[]
  readonly bar: string
  readonly header: string
  readonly log: readonly string[]
  readonly title: string
}

type Camera = Window & { film?: Shot[] }

/** Notes what the page says after every change of it: no frame shows anything else, however slow the machine is. */
export const startFilm = ({ page }: Guest): Promise<void> =>
  page.evaluate(() => {
    const film: Shot[] = []
    const began = performance.now()
    const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const all = (selector: string) =>
      [...document.querySelectorAll(selector)].map(one => one.textContent ?? '')
    let last = ''
    const shoot = () => {
      const said = {
        telling: document.querySelector('[data-button=skip]') !== null,
        verdicts: all('.legend-verdict'),
        bar: text('.kit-bar-sentence'),
        header: text('.top-bar .standing .whole-title'),
        log: all('.log-line'),
        title: document.title,
      }
      const now = JSON.stringify(said)
      if (now !== last) film.push({ at: performance.now() - began, ...said })
      last = now
    }
    ;(window as Camera).film = film
    new MutationObserver(shoot).observe(document, { subtree: true, childList: true, characterData: true })
    shoot()
  })

export const filmSoFar = ({ page }: Guest): Promise<readonly Shot[]> =>
  page.evaluate(() => [...((window as Camera).film ?? [])])

/** How long something held in a row, in milliseconds, until the page said something else. */
export function longest(film: readonly Shot[], holds: (shot: Shot) => boolean): number {
  let [best, since] = [0, Number.NaN]
  for (const shot of film) {
    if (!Number.isNaN(since)) best = Math.max(best, shot.at - since)
    if (!holds(shot)) since = Number.NaN
    else if (Number.isNaN(since)) since = shot.at
  }
  return best
}

const FRAMES = 10
const PICTURES = join(process.cwd(), 'screenshots')

const frameOf = async ({ page }: Guest): Promise<string> =>
  (await page.screenshot({ type: 'jpeg', quality: 60 })).toString('base64')

/** More than asking a page for its time takes on a loaded machine. */
const AHEAD_MS = 10_000

/** Stops the clock of a page; it was installed before the page was opened. Only a film moves it on. */
export async function stopClock({ page }: Guest): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)
}

/** Every drawn frame takes a machine without a graphics card long: on film there are ten in a second. */
const FRAME_MS = 100
/** Without a camera a story is played through in fewer frames. */
const UNFILMED_FRAME_MS = 500

async function advance({ page }: Guest, milliseconds: number, frameMs = FRAME_MS): Promise<void> {
  for (let past = 0; past < milliseconds; past += frameMs) await page.clock.fastForward(frameMs)
}

/** Moves the stopped clock on until something is so. */
export const runUntil = (guest: Guest, what: string, met: () => Promise<boolean>): Promise<void> =>
  waitUntil(what, async () => {
    await advance(guest, FRAME_MS)
    return met()
  })

/** Sits down while the clock stands: whatever happens at the table happens on film. */
export async function sitDownStopped(guest: Guest, record: MatchRecord): Promise<void> {
  let isSeated = false
  await stopClock(guest)
  const seated = sitDown(guest, record, { speed: 'normal' }).then(() => {
    isSeated = true
  })
  await runUntil(guest, 'the table is drawn', async () => isSeated)
  await seated
}

/**
 * Plays ten frames, equally far apart on the clock of the page however slow the machine is, and leaves one picture
 * with all of them if asked.
 */
export async function strip(guest: Guest, name: string, everyMs: number): Promise<void> {
  const frames = TAKES_PICTURES ? await framesOf(guest, everyMs) : null
  if (!frames) await advance(guest, FRAMES * everyMs, UNFILMED_FRAME_MS)
  await guest.page.clock.resume()
  if (frames) await leaveStrip(guest, name, frames)
}

async function framesOf(guest: Guest, everyMs: number): Promise<string[]> {
  const frames: string[] = []
  for (let i = 0; i < FRAMES; i++) {
    frames.push(await frameOf(guest))
    await advance(guest, everyMs)
  }
  return frames
}

async function leaveStrip(guest: Guest, name: string, frames: readonly string[]): Promise<void> {
  const width = guest.page.viewportSize()?.width ?? 0
  const across = width > 600 ? 2 : 5
  const page = await guest.context.newPage()
  await page.setViewportSize({ width: 1500, height: 800 })
  const images = frames.map(
    frame => `<img width="${1500 / across - 4}" src="data:image/jpeg;base64,${frame}">`,
  )
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;gap:4px">${images.join('')}`)
  mkdirSync(PICTURES, { recursive: true })
  await page.screenshot({ path: join(PICTURES, `film-${name}-${width}.png`), fullPage: true })
  await page.close()
}
