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

/** A server and a browser for all tests of a file. After each test no page has seen an error, and all guests leave. */
export function houseForTests(launch = quickBrowser): House {
  const house = new House(launch)
  beforeAll(() => house.begin())
  afterEach(async () => expect(await house.dismiss()).toEqual([]))
  afterAll(() => house.close())
  return house
}

export class House {
  readonly #data = mkdtempSync(join(tmpdir(), 'heorot-e2e-'))
  #browser: Browser | null = null
  #guests: Guest[] = []
  #server: ChildProcess | null = null
  #said = ''
  #port = 0

  constructor(private readonly launch = quickBrowser) {}

  /** `root` is where the built server is. */
  static async open(root = process.cwd()): Promise<House> {
    const house = new House()
    await house.begin(root)
    return house
  }

  async begin(root = process.cwd()): Promise<void> {
    const [browser, port] = await Promise.all([this.launch(), freePort()])
    this.#browser = browser
    this.#port = port
    await this.startServer(root)
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  async startServer(root = process.cwd()): Promise<void> {
    this.#server = spawn(process.execPath, ['server/dist/index.js'], {
      cwd: root,
      env: {
        ...process.env,
        HEOROT_HOST: '127.0.0.1',
        HEOROT_PORT: String(this.#port),
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
    const guest = await Guest.arrive(this.#browser!, this.address, name, screen, habits)
    this.#guests.push(guest)
    return guest
  }

  /** Everybody leaves; returns the errors of their pages. */
  async dismiss(): Promise<string[]> {
    const guests = this.#guests
    this.#guests = []
    for (const guest of guests) await guest.leave()
    return guests.flatMap(({ name, errors }) => errors.map(error => `${name}: ${error}`))
  }

  async close(): Promise<void> {
    await this.#browser?.close()
    await this.killServer()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
