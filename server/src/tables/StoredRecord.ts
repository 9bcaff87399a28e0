/**
 * A table's record as the store has it, and the only way to write to the store. Every write carries the fence; once
 * memory may differ from the store, or another process has the table, this copy is abandoned.
 */
import { clonePlain, type Refusal } from '@heorot/shared'
import { type Fence, Fenced, type Store, type Write } from '../store/Store'
import type { TableRecord } from '../store/TableRecord'
import { TableClosed } from './movedOn'
import type { StoredTable } from './outlet'
import { tableRow } from './wakeAt'

/** Alters a draft of the record, or says why not. */
export type Alter = (draft: TableRecord) => Refusal | null

export class StoredRecord {
  readonly #fence: Fence
  #record: TableRecord
  #isAbandoned = false

  constructor(
    { record, fence }: Pick<StoredTable, 'record' | 'fence'>,
    private readonly store: Pick<Store, 'commit'>,
    private readonly onAbandon: () => void,
  ) {
    this.#record = record
    this.#fence = fence
  }

  get record(): TableRecord {
    return this.#record
  }

  get isAbandoned(): boolean {
    return this.#isAbandoned
  }

  /** The altered draft becomes the record once it is stored, together with what `also` adds. */
  async change(alter: Alter, also: (draft: TableRecord) => Write[] = () => []): Promise<Refusal | null> {
    const draft = clonePlain(this.#record)
    const refused = alter(draft)
    if (refused) return refused
    await this.write([tableRow(draft), ...also(draft)])
    this.#record = draft
    return null
  }

  /** A write that fails may still have been stored, so the table is read again. */
  write(writes: readonly Write[]): Promise<void> {
    return this.store.commit(writes, this.#fence).catch(error => {
      this.abandon()
      throw error
    })
  }

  /** Throws unless the store says that this copy is the table: nobody who arrives is shown an older one. */
  async confirm(): Promise<void> {
    this.assertCurrent()
    await this.store.commit([], this.#fence).catch(error => {
      if (error instanceof Fenced) this.abandon()
      throw error
    })
  }

  assertCurrent(): void {
    if (this.#isAbandoned) throw new TableClosed('the table has left memory')
  }

  abandon(): void {
    if (this.#isAbandoned) return
    this.#isAbandoned = true
    this.onAbandon()
  }

  /** Gives the table back, noting when it must be woken; an abandoned copy writes nothing else. */
  async release(wakeAt: number | null): Promise<void> {
    const release: Write = { kind: 'release', code: this.#record.code }
    const row = tableRow(this.#record, wakeAt)
    await this.store.commit(this.#isAbandoned ? [release] : [row, release], this.#fence)
  }
}
