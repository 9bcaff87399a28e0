/**
 * Leads whoever asks for a table to the process that has it: this one, where the table wakes if nobody has
 * it, or another one, which is asked over the private network.
 */
import { isRefusal, type Refusal, type TableSummary } from '@heorot/shared'
import type { TableRegistry } from '../registry/TableRegistry'
import type { Elsewhere } from '../store/Store'
import type { Admission } from '../TableRoom'
import { refusal } from '../tables/seating'
import { guestOf } from '../tables/secrets'

/** A place that is kept for a guest, as the SDK wants it, and the process it is on. */
export interface Place {
  readonly reservation: object
  readonly node: string | null
}

/** What one process can be asked about a table; null: not here, or not just now. */
export interface Host {
  admit(code: string, admission: Admission): Promise<Place | Refusal | null>
  summary(code: string): Promise<TableSummary | Refusal | null>
}

/** The process does not run any more. */
export class Dead extends Error {}

/** The process does not answer: it may be paused, or the network may be cut. */
export class Silent extends Error {}

const ATTEMPTS = 5
const PAUSE = 100

export class Usher implements Host {
  /** `peer`: how to ask another process; null where there is none. */
  constructor(
    private readonly registry: TableRegistry,
    private readonly reserve: (code: string, admission: Admission) => Promise<object>,
    private readonly name: string | null = null,
    private readonly peer: ((address: string) => Host) | null = null,
  ) {}

  admit(code: string, admission: Admission): Promise<Place | Refusal> {
    return this.#lead(code, host => host.admit(code, admission))
  }

  summary(code: string): Promise<TableSummary | Refusal> {
    return this.#lead(code, host => host.summary(code))
  }

  /** This process alone, as others ask it. */
  readonly here: Host = {
    admit: async (code, admission) => {
      // The table is being handed over: whoever asks again in a moment finds it free.
      if (this.registry.isLeaving) return null
      const found = await this.registry.wake(code)
      if (found) return isRefusal(found) ? found : null
      const { token, name, address, sit } = admission
      const turnedAway = this.registry.awake.get(code)?.turnsAway(guestOf(code, token, name, address), sit)
      if (turnedAway) return turnedAway
      // A table that is just falling asleep looks full or gone for a moment; then it is woken again.
      const reservation = await this.reserve(code, admission).catch(() => null)
      return reservation && { reservation, node: this.name }
    },
    summary: async code => {
      if (this.registry.isLeaving) return null
      const found = await this.registry.wake(code)
      return found && isRefusal(found) ? found : this.registry.summary(code)
    },
  }

  async #lead<T>(code: string, ask: (host: Host) => Promise<T | null>): Promise<T | Refusal> {
    let suspect: string | undefined
    for (let attempt = 1; ; attempt++) {
      const found = await this.registry.wake(code, suspect)
      if (found && isRefusal(found)) return found
      const answer = await ask(found ? this.#hostAt(found) : this.here).catch(toError)
      if (answer instanceof Silent) return refusal('server-stopping')
      if (answer !== null && !(answer instanceof Dead)) return answer
      if (attempt === ATTEMPTS) return refusal(found ? 'server-stopping' : 'table-full')
      // The fence keeps it from writing even if this should be a mistake: no need to wait for its lease.
      suspect = answer instanceof Dead ? found?.node : undefined
      if (!suspect) await new Promise(resolve => setTimeout(resolve, PAUSE * attempt))
    }
  }

  #hostAt({ address }: Elsewhere): Host {
    return this.peer && address ? this.peer(address) : NOBODY
  }
}

function toError(error: unknown): Dead | Silent {
  if (error instanceof Dead || error instanceof Silent) return error
  throw error
}

const NOBODY: Host = { admit: async () => null, summary: async () => null }
