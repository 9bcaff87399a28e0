/** Combines all writes of one event loop turn into one transaction, so that many tables share one commit. */
import { type Fence, Fenced, type Write, type WriteAll } from './Store'

interface Group {
  readonly writes: readonly Write[]
  readonly fence: Fence | undefined
  resolve(): void
  reject(error: unknown): void
}

export class GroupCommit {
  #pending: Group[] = []
  #working: Promise<void> | null = null

  /** `isOwnFault`: one table's write caused the error, so the others are tried again without it. */
  constructor(
    private readonly writeAll: WriteAll,
    private readonly isOwnFault: (error: unknown) => boolean = () => true,
  ) {}

  commit(writes: readonly Write[], fence?: Fence): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ writes, fence, resolve, reject })
      this.#working ??= this.#work()
    })
  }

  /** Waits until nothing is pending. */
  async drain(): Promise<void> {
    while (this.#working) await this.#working
  }

  async #work(): Promise<void> {
    await new Promise(setImmediate)
    while (this.#pending.length > 0) {
      const groups = this.#pending
      this.#pending = []
      await this.#flush(groups)
    }
    this.#working = null
  }

  async #flush(groups: readonly Group[]): Promise<void> {
    if (groups.length === 0) return
    try {
      const fences = groups.flatMap(group => group.fence ?? [])
      await this.writeAll(
        groups.flatMap(group => group.writes),
        fences,
      )
      for (const group of groups) group.resolve()
    } catch (error) {
      await this.#blame(groups, error)
    }
  }

  /** One table's bad write must not fail the others; a store that is down fails all of them. */
  async #blame(groups: readonly Group[], error: unknown): Promise<void> {
    if (error instanceof Fenced) {
      const isLost = ({ fence }: Group) => fence !== undefined && error.lost.includes(fence)
      for (const group of groups.filter(isLost)) group.reject(error)
      return this.#flush(groups.filter(group => !isLost(group)))
    }
    if (groups.length === 1 || !this.isOwnFault(error)) for (const group of groups) group.reject(error)
    else for (const group of groups) await this.#flush([group])
  }
}
