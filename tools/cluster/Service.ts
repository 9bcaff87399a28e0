/** One child process that can be started, killed, paused and started again on the same port. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Nothing we started outlives us, however we end. */
const alive = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL')
})

export interface Recipe {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Whether it can be used. */
  readonly answers: () => Promise<boolean>
  /** The signal that makes it stop in good order. */
  readonly farewell?: NodeJS.Signals
}

const START_PATIENCE = 60_000

export class Service {
  #child: ChildProcess | null = null
  #said = ''

  constructor(readonly recipe: Recipe) {}

  get pid(): number | null {
    return this.isRunning ? (this.#child?.pid ?? null) : null
  }

  get isRunning(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** The last of what it printed. */
  get said(): string {
    return this.#said
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    if (this.isRunning) return
    const { name, command, args, env, cwd, answers } = this.recipe
    const child = spawn(command, args, {
      ...(cwd && { cwd }),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    alive.add(child)
    let failure = ''
    child.once('error', error => {
      failure = error.message
    })
    child.once('exit', () => alive.delete(child))
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', text => {
        this.#said = `${this.#said}${text}`.slice(-64 * 1024)
      })
    await waitFor(`${name} to answer`, async () => {
      if (failure || !this.isRunning) throw new Error(`${name} did not start: ${failure || this.#said}`)
      return answers()
    })
  }

  /** Sends a signal and waits for the end; returns the exit code, null when the signal itself ended it. */
  async end(signal: NodeJS.Signals = this.recipe.farewell ?? 'SIGTERM'): Promise<number | null> {
    const child = this.#child
    if (!child || !this.isRunning) return child?.exitCode ?? null
    const gone = once(child, 'exit')
    child.kill(signal)
    // A paused process hears nothing but this.
    if (signal !== 'SIGKILL') child.kill('SIGCONT')
    const [code] = await gone
    return code
  }

  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }
}

/** Whether a server says at this address that it can be used. */
export const answersAt = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    reply => reply.ok,
    () => false,
  )

export async function waitFor(
  what: string,
  met: () => Promise<boolean> | boolean,
  limit = START_PATIENCE,
): Promise<void> {
  const end = performance.now() + limit
  while (!(await met())) {
    if (performance.now() > end) throw new Error(`waited ${limit / 1000} s in vain for ${what}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}
