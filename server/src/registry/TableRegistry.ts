/** Knows every table: creates them, wakes those that sleep, and looks after all of them once a second. */
import { randomBytes } from 'node:crypto'
import {
  type AnyGame,
  type Created,
  type CreateOrder,
  findGame,
  isOptionError,
  type Refusal,
  type TableSummary,
} from '@heorot/shared'
import { Lobby } from './Lobby'
import { type Elsewhere, Fenced, type Lease, type Store, type Write } from '../store/Store'
import { troubleOf } from '../store/trouble'
import type { Outlet } from '../tables/outlet'
import { Unplayable } from '../tables/Play'
import { chatUpToDate, type IntentRow, newRecord, type TableRecord, upToDate } from '../tables/record'
import { refusal } from '../tables/seating'
import { newCode, newServerSeed, newToken, ownerOf, personOf, type RandomBytes } from '../tables/secrets'
import { Table } from '../tables/Table'
import type { Thinker } from '../tables/thinker'
import type { Warn } from '../warn'

export interface RegistryDeps {
  readonly store: Store
  readonly thinker: Thinker
  readonly botPause: number
  readonly now: () => number
  readonly random?: RandomBytes
  readonly newCode?: () => string
  readonly findGame?: (id: string) => AnyGame | null
  readonly warn: Warn
}

/** How often to look for tables that must wake. */
const LOOK_EVERY = 3000

export class TableRegistry {
  readonly lobby = new Lobby()
  readonly #tables = new Map<string, Table>()
  readonly #waking = new Map<string, Promise<Refusal | Elsewhere | null>>()
  readonly #closing = new Map<string, Promise<void>>()
  readonly #leases = new Map<string, Lease>()
  /** Leases that could not be given back when their tables went. */
  readonly #unreleased = new Set<Lease>()
  #leaving = false
  #lookedAt = 0

  /** Makes the room that will call `open`; set by whoever runs the rooms. */
  makeRoom: (code: string) => Promise<void> = () => Promise.reject(new Error('no rooms yet'))

  /** Whether the tables in memory are surely still ours; set by whoever knows of other processes. */
  isHeard: () => boolean = () => true

  constructor(readonly deps: RegistryDeps) {}

  get awake(): ReadonlyMap<string, Table> {
    return this.#tables
  }

  findGame(id: string): AnyGame | null {
    return (this.deps.findGame ?? findGame)(id)
  }

  async create(order: CreateOrder): Promise<Created | (Refusal & { detail?: string })> {
    const game = this.findGame(order.game)
    if (!game) return refusal('unknown-game')
    if (order.seats < game.seats.min || order.seats > game.seats.max) return refusal('seats-mismatch')
    const options = game.readOptions(order.options, order.seats)
    if (isOptionError(options)) return { ...refusal('bad-options'), detail: options.error }
    const code = await this.#freeCode()
    const token = order.token ?? newToken()
    const owner = ownerOf(code, token)
    const serverSeed = newServerSeed(this.deps.random)
    const founder = { owner, person: personOf(owner) }
    const record = newRecord(code, order, options, founder, serverSeed, this.deps.now())
    await this.deps.store.commit([{ kind: 'table', record, wakeAt: null }])
    return { code, token }
  }

  async #freeCode(): Promise<string> {
    const code = (this.deps.newCode ?? newCode)()
    return (await this.deps.store.loadTable(code)) ? this.#freeCode() : code
  }

  /**
   * Makes sure the table is in memory, once however many ask; or says which process has it. `suspect`: a
   * process that was found dead, whose tables may be taken over at once.
   */
  wake(code: string, suspect?: string): Promise<Refusal | Elsewhere | null> {
    if (this.#leaving) return Promise.resolve(refusal('server-stopping'))
    if (this.#tables.has(code)) return Promise.resolve(null)
    let waking = this.#waking.get(code)
    if (!waking) {
      waking = this.#wake(code, suspect).finally(() => this.#waking.delete(code))
      this.#waking.set(code, waking)
    }
    return waking
  }

  async #wake(code: string, suspect?: string): Promise<Refusal | Elsewhere | null> {
    await this.#closing.get(code)
    const { store } = this.deps
    if (!(await store.loadTable(code))) return refusal('no-such-table')
    const lease = await store.leases.acquire(code, suspect)
    if ('node' in lease) return lease
    this.#leases.set(code, lease)
    try {
      await this.makeRoom(code)
      return null
    } catch (error) {
      this.deps.warn(error, `table ${code} does not wake`)
      const changed = error instanceof Error && error.message === 'rules-changed'
      // A room that could not be made forgets nothing by itself.
      if (this.#tables.has(code)) await this.forget(code)
      else await this.#letGo(lease, changed)
      if (changed) return refusal('rules-changed')
      return refusal(troubleOf(error) ? 'not-stored' : 'server-error')
    }
  }

  /** Called by the room: the table from the store, with the room as its outlet. */
  async open(code: string, outlet: Outlet): Promise<Table> {
    const { store } = this.deps
    const record = await store.loadTable(code)
    const game = record && this.findGame(record.game)
    if (!record || !game) throw new Error('rules-changed')
    const [rows, chat] = await Promise.all([store.loadIntents(code, record.match), store.loadChat(code)])
    const table = await this.#fold(upToDate(record), game, rows, chatUpToDate(chat), outlet)
    this.#tables.set(code, table)
    return table
  }

  /** An intent that was stored but broke the rules before it was acknowledged is dropped. */
  async #fold(
    record: TableRecord,
    game: AnyGame,
    rows: readonly IntentRow[],
    chat: Awaited<ReturnType<Store['loadChat']>>,
    outlet: Outlet,
  ): Promise<Table> {
    const { random = randomBytes, ...rest } = this.deps
    const lease = this.#leases.get(record.code)
    const store = { commit: (writes: readonly Write[]) => rest.store.commit(writes, lease) }
    const deps = { ...rest, store, random, outlet }
    try {
      return new Table({ record, rows, chat }, game, deps)
    } catch (error) {
      if (error instanceof Unplayable) throw new Error('rules-changed')
      const last = rows.at(-1)
      if (!last) throw error
      const { code, match } = record
      const table = new Table({ record, rows: rows.slice(0, -1), chat }, game, deps)
      await store.commit([{ kind: 'undo', code, match, step: last.step }])
      return table
    }
  }

  /** Called by the room when it goes: whoever wants the table next waits until it is written. */
  forget(code: string): Promise<void> {
    const table = this.#tables.get(code)
    if (!table) return Promise.resolve()
    this.#tables.delete(code)
    this.lobby.hide(code)
    const lease = this.#leases.get(code)
    this.#leases.delete(code)
    const closing = table
      .close()
      .catch(error => this.#notClosed(error, code, lease))
      .finally(() => this.#closing.delete(code))
    this.#closing.set(code, closing)
    return closing
  }

  #notClosed(error: unknown, code: string, lease: Lease | undefined): void {
    // Whoever has the table now looks after it.
    if (error instanceof Fenced) return
    this.deps.warn(error, `table ${code} did not close well`)
    if (lease) this.#unreleased.add(lease)
  }

  /** Gives a lease back, at the latest when the store can be reached again. */
  async #letGo(lease: Lease, letSleep = false): Promise<void> {
    const { code } = lease
    this.#leases.delete(code)
    this.#unreleased.add(lease)
    try {
      const sleep: Write[] = letSleep ? [{ kind: 'sleep', code }] : []
      await this.deps.store.commit([...sleep, { kind: 'release', code }], lease)
      this.#unreleased.delete(lease)
    } catch (error) {
      if (error instanceof Fenced) this.#unreleased.delete(lease)
    }
  }

  /** This process stops: no table wakes here any more. */
  leave(): void {
    this.#leaving = true
  }

  get isLeaving(): boolean {
    return this.#leaving
  }

  /** Others may have taken the tables by now: everybody out, and in again wherever each of them is. */
  abandonAll(): void {
    for (const table of this.#tables.values()) table.abandon()
  }

  /** Keeps the lobby true after a table has changed. */
  showInLobby(table: Table): void {
    if (table.record.public && table.attendance.size > 0) this.lobby.show(table.summary)
    else this.lobby.hide(table.record.code)
  }

  summary(code: string): TableSummary | null {
    return this.#tables.get(code)?.summary ?? null
  }

  /** Once a second, from the one clock all tables share. */
  tick(): void {
    const now = this.deps.now()
    for (const table of this.#tables.values()) {
      try {
        table.tick(now)
      } catch (error) {
        this.deps.warn(error, `looking after table ${table.record.code} failed`)
      }
    }
    // A clock that was set back must not stop the watch.
    if (Math.abs(now - this.#lookedAt) >= LOOK_EVERY && !this.#leaving) {
      this.#lookedAt = now
      void this.#wakeDue(now)
    }
  }

  async #wakeDue(now: number): Promise<void> {
    try {
      for (const lease of this.#unreleased) await this.#letGo(lease)
      for (const code of await this.deps.store.due(now)) await this.wake(code)
    } catch (error) {
      this.deps.warn(error, 'looking for tables to wake failed')
    }
  }
}
