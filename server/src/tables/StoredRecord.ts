/**
 * A table's record as the store has it, and the only way to write to the store. The record itself never changes: a
 * draft takes its place once the store has what it follows from. Every write carries the fence; once memory may
 * differ from the store, or another process has the table, this copy is abandoned.
 */
import { clonePlain, type Refusal } from '@heorot/shared'
import { type Fence, Fenced, type Store, type Write } from '../store/Store'
import { troubleOf } from '../store/trouble'
import type { PlayTime } from '../ops/playTime'
import type { TableRecord } from '../store/TableRecord'
import type { StoredTable } from './tableDeps'
import { deadlineOf, reminderOf } from './record/clock'
import { isOccupied } from './record/seating'

/** Alters a draft of the record, or says why not. */
export type Alter = (draft: TableRecord) => Refusal | null | undefined

export class StoredRecord {
  readonly #fence: Fence
  #record: TableRecord
  #base: TableRecord
  #isAbandoned = false

  constructor(
    { record, fence }: Pick<StoredTable, 'record' | 'fence'>,
    private readonly store: Pick<Store, 'commit'>,
    private readonly onAbandon: () => void,
  ) {
    this.#record = record
    this.#base = record
    this.#fence = fence
  }

  get record(): TableRecord {
    return this.#record
  }

  /** The record as its row says: since then only the clocks have moved. */
  get base(): TableRecord {
    return this.#base
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
    this.#base = draft
    return null
  }

  /** A draft that follows from the row and from what is written now. */
  async follow(draft: TableRecord, writes: readonly Write[]): Promise<void> {
    await this.write(writes)
    this.#record = draft
  }

  /** A crash from now on must not leave a table asleep that moves by itself. */
  async stayAwake(): Promise<void> {
    const record = this.#record
    if (movesByItself(record)) await this.write([{ kind: 'wake', code: record.code, at: 0 }])
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
  async release(last: TableRecord, wakeAt: number | null): Promise<void> {
    const release: Write = { kind: 'release', code: last.code }
    const writes = this.#isAbandoned ? [release] : [tableRow(last, wakeAt), release]
    await this.store.commit(writes, this.#fence)
  }
}

/** The table has left memory and must be looked up again. */
export class TableClosed extends Error {}

export const isTableGone = (error: unknown): boolean =>
  error instanceof TableClosed || error instanceof Fenced

/** The store reports its own trouble once, and a bot or a timer that finds its table gone has nothing to report. */
export const isExpected = (error: unknown): boolean => isTableGone(error) || troubleOf(error) !== null

/** While it is awake, a table that moves by itself asks to be woken again at once after a crash. */
export function tableRow(record: TableRecord, wakeAt = movesByItself(record) ? 0 : null): Write {
  return { kind: 'table', record, wakeAt }
}

/** A match of a hall that ended in the moment of a crash is counted at once, not when somebody looks in. */
const movesByItself = ({ phase, clock, seats, pause, hall }: TableRecord): boolean =>
  phase === 'playing' &&
  pause.since === null &&
  (clock !== 'none' || Boolean(hall) || seats.some(seat => seat.bot !== null))

export function nextDeadline(record: TableRecord, playTime: PlayTime): number | null {
  const { phase, seats, clock, pause } = record
  if (pause.since !== null || phase !== 'playing') return null
  const times = seats.flatMap((seat, i) => [
    deadlineOf(seat, clock, playTime),
    isToBeReminded(record, i) ? reminderOf(seat, clock, playTime) : null,
  ])
  const due = times.filter(time => time !== null)
  return due.length > 0 ? Math.min(...due) : null
}

/** Somebody who was told and has a device that can be told again; of members only their hall knows that. */
function isToBeReminded({ seats, notify, hall }: TableRecord, i: number): boolean {
  const seat = seats[i]
  const decision = notify.told[i]
  if (!seat || !isOccupied(seat) || decision === undefined || notify.reminded[i] === decision) return false
  return Boolean(hall && seat.member) || notify.devices.some(({ owner }) => owner === seat.owner)
}
