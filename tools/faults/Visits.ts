/**
 * Knocks at every process directly, all the time, also while it is paused: those visits are answered in the moment
 * it goes on, when an old copy is most likely to be shown.
 */
import { newTestToken, Visitor } from '../../server/test/support/Visitor'
import { checkArrival } from './arrival'
import type { Finding } from './check'
import type { FaultyHouse } from './House'

const EVERY = 1000
const PATIENCE = 15_000

export class Visits {
  readonly findings: Finding[] = []
  checked = 0
  readonly #timer: NodeJS.Timeout
  readonly #visits = new Set<Promise<void>>()
  #count = 0

  constructor(
    private readonly house: Pick<FaultyHouse, 'processes' | 'position'>,
    private readonly codes: readonly string[],
  ) {
    this.#timer = setInterval(() => this.#knock(), EVERY)
  }

  #knock(): void {
    const code = this.codes[this.#count++ % this.codes.length]!
    for (const address of this.house.processes) {
      const visit: Promise<void> = this.#visit(address, code)
        // It was sent on to another process, or this one is down.
        .catch(() => {})
        .finally(() => this.#visits.delete(visit))
      this.#visits.add(visit)
    }
  }

  async #visit(address: string, code: string): Promise<void> {
    const before = await this.house.position(code)
    if (!before) return
    const visitor = await Visitor.join(address, code, { token: newTestToken() }, PATIENCE)
    const { process, table } = visitor
    visitor.room.connection.close()
    const after = await this.house.position(code)
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
