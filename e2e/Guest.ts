/** A person at a browser: what they do and see, in their words. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'

export const SCREENS = {
  laptop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const
export type Screen = keyof typeof SCREENS

/** Pictures are only to look at and take long to draw: `HEOROT_PICTURES=1` asks for them. */
export const TAKES_PICTURES = process.env.HEOROT_PICTURES === '1'
const PICTURES = join(process.cwd(), 'screenshots')

/** A server that dies on purpose makes the browser complain; that is no error of the page. */
const EXPECTED = /Failed to load resource|WebSocket connection|ERR_CONNECTION|net::ERR/

export interface Habits {
  readonly language?: string
  /** Whether the browser may store the client for times without a server. */
  readonly stores?: boolean
  /** Whether somebody looks at this guest's pictures. */
  readonly sharp?: boolean
  /** How fast the table tells what happened; most tests do not wait for it. */
  readonly speed?: 'normal' | 'off'
  /** Whether the table explains what is new; most tests want nothing in their way. */
  readonly coach?: 'newcomer' | 'off'
}

export class Guest {
  readonly errors: string[] = []
  #stores = 0

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly address: string,
  ) {}

  static async arrive(
    browser: Browser,
    address: string,
    name: string,
    screen: Screen,
    { language = 'en', stores = false, sharp = false, speed = 'off', coach = 'off' }: Habits,
  ): Promise<Guest> {
    const context = await browser.newContext({
      viewport: SCREENS[screen],
      // Software draws every pixel here: others have a coarse screen.
      deviceScaleFactor: sharp && TAKES_PICTURES ? 1 : 0.5,
      hasTouch: screen === 'phone',
      isMobile: screen === 'phone',
      locale: language,
      reducedMotion: 'reduce',
      serviceWorkers: stores ? 'allow' : 'block',
    })
    context.setDefaultTimeout(60_000)
    // Not every violation is written to the console: what a script tries and gives up, for one.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
        console.error(
          `the content security policy forbids ${violatedDirective} ${blockedURI} in ${sourceFile}`,
        ),
      ),
    )
    await context.addInitScript(
      habits => {
        const key = 'heorot.settings'
        if (location.protocol !== 'about:' && !localStorage.getItem(key))
          localStorage.setItem(key, JSON.stringify(habits))
      },
      { speed, coach },
    )
    const page = await context.newPage()
    const guest = new Guest(name, context, page, address)
    page.on('console', message => {
      if (message.type() === 'error' && !EXPECTED.test(message.text())) guest.errors.push(message.text())
    })
    page.on('pageerror', error => guest.errors.push(String(error)))
    return guest
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.address + path)
    await this.page.locator('main, .mirror, .waiting, .table, h1').first().waitFor()
  }

  /** Changes what this browser has stored, before the next page begins: one that is open could store over it. */
  async store(entries: Readonly<Record<string, object | null>>): Promise<void> {
    await this.page.addInitScript(
      ({ once, changes }) => {
        if (location.protocol === 'about:' || sessionStorage.getItem(once)) return
        sessionStorage.setItem(once, 'done')
        for (const [key, change] of Object.entries(changes)) {
          const old = JSON.parse(localStorage.getItem(key) ?? '{}')
          if (change) localStorage.setItem(key, JSON.stringify({ ...old, ...change }))
          else localStorage.removeItem(key)
        }
      },
      { once: `stored ${this.#stores++}`, changes: entries },
    )
  }

  /** Speaks another language from the next page on. */
  speak(language: string): Promise<void> {
    return this.store({ 'heorot.settings': { language } })
  }

  async resize(screen: Screen): Promise<void> {
    await this.page.setViewportSize(SCREENS[screen])
    await this.twoFrames()
  }

  /** A change on the canvas is there after two frames. */
  async twoFrames(): Promise<void> {
    await this.page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }

  /** Leaves a picture of the page at each of the given sizes, if asked for, and goes back to the first size. */
  async pictures(what: string, ...screens: Screen[]): Promise<void> {
    if (!TAKES_PICTURES) return
    const before = this.page.viewportSize()
    for (const screen of screens) {
      await this.resize(screen)
      await this.#picture(`${what}-${SCREENS[screen].width}.png`)
    }
    if (before) await this.page.setViewportSize(before)
    await this.twoFrames()
  }

  async #picture(name: string): Promise<void> {
    mkdirSync(PICTURES, { recursive: true })
    await this.page.waitForTimeout(400)
    await this.page.screenshot({ path: join(PICTURES, name) })
  }

  leave(): Promise<void> {
    return this.context.close()
  }
}
