/**
 * Visits a table at every process directly, all the time, also while the process is paused: it answers in the moment
 * it goes on, when an old copy is most likely to be shown.
 */
import { newTestToken, Visitor } from '../../server/test/support/Visitor'
import { checkArrival } from './arrival'
import type { Finding } from './check'
import type { FaultTarget } from './FaultTarget'

const EVERY = 1000
const PATIENCE = 15_000

export class Prober {
  readonly findings: Finding[] = []
  checked = 0
  readonly #timer: NodeJS.Timeout
  readonly #visits = new Set<Promise<void>>()
  #count = 0

  constructor(
    private readonly target: Pick<FaultTarget, 'processes' | 'position'>,
    private readonly codes: readonly string[],
  ) {
    this.#timer = setInterval(() => this.#probe(), EVERY)
  }

  #probe(): void {
    const code = this.codes[this.#count++ % this.codes.length]!
    for (const address of this.target.processes) {
      const visit: Promise<void> = this.#visit(address, code)
        // It was sent on to another process, or this one is down.
        .catch(() => {})
        .finally(() => this.#visits.delete(visit))
      this.#visits.add(visit)
    }
  }

  async #visit(address: string, code: string): Promise<void> {
    const before = await this.target.position(code)
    if (!before) return
    const visitor = await Visitor.join(address, code, { token: newTestToken() }, PATIENCE)
    const { process, table } = visitor
    visitor.room.connection.close()
    const after = await this.target.position(code)
    if (!after) return
    this.checked++
    this.findings.push(...checkArrival(before, after, { process, ...table }))
  }

  /** Call once every process answers or is gone. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    await Promise.all(this.#visits)
  }
}
