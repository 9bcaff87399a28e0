/**
 * Everything asked for in the same turn of the event loop becomes one transaction, so that durability
 * costs one commit for many tables.
 */
import type { Write, WriteAll } from './Store'

interface Group {
  readonly writes: readonly Write[]
  resolve(): void
  reject(error: unknown): void
}

export class GroupCommit {
  #pending: Group[] = []
  #working: Promise<void> | null = null

  constructor(private readonly writeAll: WriteAll) {}

  commit(writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ writes, resolve, reject })
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
    try {
      await this.writeAll(groups.flatMap(group => group.writes))
      for (const group of groups) group.resolve()
    } catch (error) {
      // One table's bad write must not cost the others theirs.
      if (groups.length === 1) groups[0]!.reject(error)
      else for (const group of groups) await this.#flush([group])
    }
  }
}
