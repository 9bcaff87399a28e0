/** `npm start` and everything that ends it, in a real terminal: nothing is lost and nothing is left running. */
import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'libsql'
import { BUNDLE, buildServer, SERVER } from './support/ChildServer'
import { until, visitorOf } from './support/harness'
import { tempFolder } from './support/tempFolder'

const TIMES = 8
/** A start keeps a core busy, an end waits. */
const AT_ONCE = 4
const ROOT = join(SERVER, '..')

const folder = tempFolder('stopping')
const app = join(folder, 'app')
afterAll(() => signalAll(folder, 'SIGKILL'))

const FILES = {
  'package.json': JSON.stringify({
    type: 'module',
    scripts: { start: 'node tools/start.mjs', dev: 'node tools/dev.mjs' },
  }),
  'tools/built.mjs': 'export const buildWhatIsOld = () => {}\nexport const build = () => 0',
  'server/build.mjs': '',
  'server/tsconfig.json': '{}',
  'server/src/index.ts': "import '../dist/index.js'",
  'client/index.html': '',
}

/** The repository as `npm start` and `npm run dev` see it, everything built and with an empty client. */
beforeAll(() => {
  buildServer()
  for (const part of ['tools', 'server/dist', 'server/src', 'client'])
    mkdirSync(join(app, part), { recursive: true })
  for (const tool of readdirSync(join(ROOT, 'tools')).filter(name => name.endsWith('.mjs')))
    cpSync(join(ROOT, 'tools', tool), join(app, 'tools', tool))
  for (const [name, content] of Object.entries(FILES)) writeFileSync(join(app, name), content)
  cpSync(join(SERVER, BUNDLE), join(app, 'server/dist/index.js'))
  symlinkSync(join(ROOT, 'node_modules'), join(app, 'node_modules'))
})

/** Every process that was started with this environment. */
const processesOf = (data: string): number[] =>
  readdirSync('/proc').flatMap(name =>
    /^\d+$/.test(name) && environmentOf(name).includes(data) ? [Number(name)] : [],
  )

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1')
  } catch {
    // It has ended, or is somebody else's.
    return ''
  }
}

function signalAll(data: string, signal: NodeJS.Signals): void {
  for (const pid of processesOf(data))
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended with its parent.
    }
}

/** A server that somebody starts by this command, and the tables it has acknowledged. */
class Started {
  readonly data = mkdtempSync(join(folder, 'data-'))
  readonly codes: string[] = []
  readonly #child
  output = ''

  constructor(command: string, args: readonly string[]) {
    const env = {
      ...process.env,
      ...{ HEOROT_HOST: '127.0.0.1', HEOROT_PORT: '0', HEOROT_METRICS_PORT: 'off', HEOROT_DATA: this.data },
      HEOROT_CREATE_PER_MINUTE: '100000',
    }
    this.#child = spawn(command, args, { cwd: app, env, stdio: ['pipe', 'pipe', 'pipe'] })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream.on('data', text => {
        this.output += text
      })
  }

  get hasEnded(): boolean {
    return (this.#child.exitCode ?? this.#child.signalCode) !== null
  }

  async isOpen(): Promise<string> {
    await until('the server to listen', () => this.output.includes('Heorot is open'))
    return /Heorot is open: (\S+)/.exec(this.output)![1]!
  }

  /** Creates tables until nobody answers any more. */
  async createTables(url: string): Promise<void> {
    try {
      for (;;) this.codes.push((await visitorOf(url).create()).code)
    } catch {
      // The server is stopping.
    }
  }

  type(keys: string): void {
    this.#child.stdin.write(keys)
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }

  /** Its exit code, or the signal that ended it, once all that it started has ended too. */
  async ended(): Promise<unknown> {
    await until('every process to end', () => this.hasEnded && processesOf(this.data).length === 0)
    return this.#child.exitCode ?? this.#child.signalCode
  }

  get stored(): string[] {
    const copy = join(folder, `copy-${this.#child.pid}.sqlite`)
    cpSync(join(this.data, 'heorot.sqlite'), copy)
    const db = new Database(copy)
    const rows = db.prepare('select code from tables').all() as { code: string }[]
    db.close()
    return rows.map(({ code }) => code)
  }
}

const inTerminal = (command: string) => new Started('script', ['-qec', command, '/dev/null'])
const byNpm = (script: string) => new Started('npm', ['run', script])

/** Ends a server while tables are being created, and looks at what is left. */
async function evening(started: Started, end: (started: Started) => void): Promise<unknown> {
  const url = await started.isOpen()
  const creating = started.createTables(url)
  await until('a table', () => started.codes.length > 0)
  await wait(Math.random() * 100)
  end(started)
  const code = await started.ended()
  await creating
  expect(readdirSync(started.data)).toEqual(['heorot.sqlite'])
  expect(started.stored).toEqual(expect.arrayContaining(started.codes))
  return code
}

/** The exit codes of so many evenings. */
async function evenings(times: number, open: () => Started, end: (started: Started) => void) {
  const codes = new Set<unknown>()
  let left = times
  const oneByOne = async () => {
    while (left-- > 0) codes.add(await evening(open(), end))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne))
  return [...codes]
}

const pressCtrlC = (started: Started) => started.type('\x03')
const closeTerminal = (started: Started) => started.signal('SIGKILL')

describe('nothing is lost and nothing runs on', () => {
  it.each([
    ['Ctrl+C', pressCtrlC, 130],
    ['closing the terminal', closeTerminal, 'SIGKILL'],
  ] as const)('after %s', async (_, end, code) => {
    expect(await evenings(TIMES, () => inTerminal('npm start'), end)).toEqual([code])
  })

  it.each([
    [TIMES, 'SIGTERM'],
    [AT_ONCE, 'SIGHUP'],
    [AT_ONCE, 'SIGKILL'],
  ] as const)('%s times after npm got a %s', async (times, signal) => {
    const end = (started: Started) => started.signal(signal)
    expect(await evenings(times, () => byNpm('start'), end)).toEqual([signal])
  })

  it.each([
    ['Ctrl+C', () => inTerminal('npm run dev'), pressCtrlC],
    ['closing the terminal', () => inTerminal('npm run dev'), closeTerminal],
    ['npm got a SIGTERM', () => byNpm('dev'), (started: Started) => started.signal('SIGTERM')],
  ] as const)('of npm run dev after %s', async (_, open, end) => {
    await evening(open(), end)
  })
})

it('ends with 0 though a signal comes twice', async () => {
  const server = new Started('node', ['tools/start.mjs'])
  const twice = () => {
    server.signal('SIGINT')
    server.signal('SIGTERM')
  }
  expect(await evening(server, twice)).toBe(0)
})

it.each(['npm start', 'node tools/start.mjs'])(
  'runs on when the shell behind "nohup %s &" has ended',
  async command => {
    const started = new Started('sh', ['-c', `nohup ${command} & sleep 1`])
    const url = await started.isOpen()
    await until('the shell to end', () => started.hasEnded)
    await wait(1000)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    signalAll(started.data, 'SIGTERM')
    await started.ended()
    expect(readdirSync(started.data)).toEqual(['heorot.sqlite'])
  },
)
