/** A server under test as a process of its own: pinned, timed, and read from Linux' /proc. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pinnedCommand } from './cores'
import { cpuOf, memoryOf } from './proc'
import type { Measured } from './System'

const READY_LIMIT = 30_000
const POLL = 4

export interface ServerSpec {
  readonly script: string
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  /** A path that answers with success once tables can be opened. */
  readonly ready: string
}

export class ServerProcess implements Measured {
  readonly #child: ChildProcess

  private constructor(
    child: ChildProcess,
    readonly port: number,
    /** Milliseconds from spawning to the first answer. */
    readonly coldStart: number,
  ) {
    this.#child = child
  }

  static async start({ script, port, env, ready }: ServerSpec): Promise<ServerProcess> {
    const began = performance.now()
    const [command, ...args] = pinnedCommand([process.execPath, script])
    const child = spawn(command!, args, {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    endWithDriver(child)
    await answers(`http://127.0.0.1:${port}${ready}`, child)
    return new ServerProcess(child, port, performance.now() - began)
  }

  get pid(): number {
    return this.#child.pid!
  }

  /** Lets the time of a clocked server pass. */
  async pass(ms: number): Promise<void> {
    const passed = once(this.#child, 'message')
    this.#child.send(ms)
    await passed
  }

  cpu(): number {
    return cpuOf(this.pid)
  }

  memory(): number {
    return memoryOf(this.pid)
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }
}

function endWithDriver(child: ChildProcess): void {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const began = performance.now()
  while (performance.now() - began < READY_LIMIT) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with code ${child.exitCode} before ${url} answered`)
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await sleep(POLL)
  }
  throw new Error(`${url} did not answer within ${READY_LIMIT / 1000} s`)
}
