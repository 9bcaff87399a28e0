/** A real server on a free port with a data folder of its own, and a real browser, for one suite. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { freePort } from '../server/test/support/freePort'
import { Guest, type Habits, type Screen } from './Guest'

export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Where software draws everything, only the table needs the graphics card it plays: pages are put together without it.
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const quickBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.HEOROT_BROWSER ?? '/usr/bin/chromium',
    args: BROWSER_FLAGS,
  })

/** Shows notifications, which the quick one refuses whatever it is granted. */
export const fullBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.HEOROT_FULL_BROWSER ?? '/usr/bin/chromium',
    args: ['--headless=new', ...BROWSER_FLAGS],
    headless: false,
  })

/** Waits until `met` holds; the limit is for a hung machine, not a measure of speed. */
export async function waitUntil(
  what: string,
  met: () => Promise<boolean> | boolean,
  seconds = 60,
): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await met())) {
    if (Date.now() > end) throw new Error(`waited ${seconds} s in vain: ${what}`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'heorot-e2e-'))
  readonly #guests: Guest[] = []
  #server: ChildProcess | null = null
  #said = ''

  private constructor(
    private readonly browser: Browser,
    private readonly port: number,
    private readonly root: string,
  ) {}

  /** `root` is where the built server is. */
  static async open(root = process.cwd(), launch = quickBrowser): Promise<House> {
    const house = new House(await launch(), await freePort(), root)
    await house.startServer()
    return house
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async startServer(): Promise<void> {
    this.#server = spawn(process.execPath, ['server/dist/index.js'], {
      cwd: this.root,
      env: {
        ...process.env,
        HEOROT_HOST: '127.0.0.1',
        HEOROT_PORT: String(this.port),
        HEOROT_DATA: this.#data,
        HEOROT_METRICS_PORT: 'off',
        HEOROT_LOG: 'warn',
        HEOROT_BOT_PAUSE: '0',
        HEOROT_NOTIFY_PRIVATE: '1',
        HEOROT_CREATE_PER_MINUTE: '1000',
        HEOROT_JOIN_PER_MINUTE: '1000',
        // Scripts answer faster than people.
        HEOROT_MESSAGES_PER_SECOND: '1000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#server.stdout?.on('data', text => (this.#said += text))
    this.#server.stderr?.on('data', text => (this.#said += text))
    await waitUntil('the server answers', () => this.#answers()).catch(error => {
      throw new Error(`${error.message}\n${this.#said}`)
    })
  }

  async #answers(): Promise<boolean> {
    return fetch(`${this.address}/readyz`).then(
      reply => reply.ok,
      () => false,
    )
  }

  /** As a crash would: no farewell, nothing finished. */
  async killServer(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (!server || server.exitCode !== null) return
    const gone = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGKILL')
    await gone
  }

  /** Somebody with a browser profile of their own. */
  async guest(name: string, screen: Screen = 'laptop', habits: Habits = {}): Promise<Guest> {
    const guest = await Guest.arrive(this.browser, this.address, name, screen, habits)
    this.#guests.push(guest)
    return guest
  }

  async close(): Promise<void> {
    for (const guest of this.#guests) await guest.leave()
    await this.browser.close()
    await this.killServer()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
