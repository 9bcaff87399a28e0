/** What one table needs of a store, without a database: for laws that open thousands of tables. */
import type { Fence, Store, Write } from '../../src/store/Store'
import type { IntentRow, TableRecord } from '../../src/store/TableRecord'

export class MemoryStore {
  #record: TableRecord | null = null
  #rows: IntentRow[] = []
  #fence = 0

  get asStore(): Store {
    return this as unknown as Store
  }

  async ownership() {
    return { fence: this.#fence, owner: null }
  }

  async take(code: string): Promise<Fence> {
    return { code, fence: ++this.#fence }
  }

  async commit(writes: readonly Write[]): Promise<void> {
    for (const write of writes) {
      if (write.kind === 'intent') this.#rows.push(write.row)
      if (write.kind !== 'table') continue
      if (write.record.match !== this.#record?.match) this.#rows = []
      this.#record = write.record
    }
  }

  async loadTable(): Promise<TableRecord | null> {
    return this.#record
  }

  async loadIntents(): Promise<IntentRow[]> {
    return [...this.#rows]
  }

  async loadChat(): Promise<[]> {
    return []
  }
}
