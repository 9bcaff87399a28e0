/** The server as a process of its own, which may be killed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { isBuilt } from '../../../tools/built.mjs'
import { until } from './harness'

export const SERVER = join(__dirname, '../..')
export const BUNDLE = 'dist/testing/server.js'

/** Bundled once, so that a start takes no longer than it must. Another test may be starting the same bundle right now. */
export function buildServer(entry = 'src/index.ts', bundle = BUNDLE): void {
  if (isBuilt('server', bundle)) return
  const built = bundle.replace(/\.js$/, `.${process.pid}.js`)
  execFileSync(process.execPath, ['build.mjs', entry, built, '--whole'], { cwd: SERVER })
  renameSync(join(SERVER, built), join(SERVER, bundle))
}

const LOOPBACK = { HEOROT_HOST: '127.0.0.1', HEOROT_PORT: '0', HEOROT_METRICS_PORT: 'off' }

export class ChildServer {
  #child: ChildProcess | null = null
  /** Everything it ever printed. */
  output = ''

  /** On a free port of this machine alone, unless told otherwise. */
  constructor(
    private readonly env: Record<string, string>,
    private readonly bundle = BUNDLE,
  ) {}

  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Where it listens since it was started last. */
  get url(): string {
    return `http://127.0.0.1:${/localhost:(\d+)(?!.*localhost:)/s.exec(this.output)![1]}`
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.bundle], {
      cwd: SERVER,
      env: { ...process.env, NODE_ENV: 'production', ...LOOPBACK, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#child = child
    const before = this.output.length
    for (const stream of [child.stdout!, child.stderr!])
      stream.on('data', text => {
        this.output += text
      })
    await until('the server to listen', () => {
      if (child.exitCode !== null) throw new Error(`the server ended: ${this.output.slice(before)}`)
      return this.output.includes('Heorot is open', before)
    })
  }

  /** Lets a clocked server's time pass; see `clockedServer.ts`. */
  async pass(ms: number): Promise<void> {
    const passed = once(this.#child!, 'message')
    this.#child!.send(ms)
    await passed
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill(signal)
    const [code] = await gone
    return code
  }
}
