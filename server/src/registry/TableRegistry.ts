/** Creates tables, wakes sleeping ones, and ticks those in memory once a second. */
import { randomBytes } from 'node:crypto'
import type { AnyGame, Created, CreateOrder, Refusal } from '@heorot/shared'
import { findGame, isOptionError } from '@heorot/shared'
import { Lobby } from './Lobby'
import { type Fence, Fenced, type Owner, type Store, type Write } from '../store/Store'
import { troubleOf } from '../store/trouble'
import type { ConfirmedMember } from '../tables/people/Arrivals'
import type { Outlet, StoredTable, TableDeps } from '../tables/tableDeps'
import { Unplayable } from '../tables/Play'
import { chatUpToDate, upToDate } from '../store/upToDate'
import { newRecord } from '../tables/record/newRecord'
import { refusal } from '../tables/record/seating'
import { newCode, newServerSeed, newHostToken, ownerOf, personOf, type RandomBytes } from '../ops/secrets'
import { Table } from '../tables/Table'

/** What a room needs of the registry. */
export interface RoomOrder {
  readonly code: string
  /** Loads the table; the room is its outlet. */
  readonly open: (outlet: Outlet) => Promise<Table>
  /** The table may look different in the lobby. */
  readonly changed: (table: Table) => void
  /** The room is gone; resolves when its table is stored. */
  readonly closed: () => Promise<void>
}

export interface RegistryDeps extends Omit<TableDeps, 'store' | 'random' | 'outlet'> {
  readonly store: Store
  /** Makes a room, which opens the table. */
  readonly makeRoom: (order: RoomOrder) => Promise<unknown>
  /** Whether another process can be sent people now. */
  readonly answers: (owner: Owner) => Promise<boolean>
  /** This process's name among several. */
  readonly name: string | undefined
  readonly random?: RandomBytes
  readonly newCode?: () => string
  readonly findGame?: (id: string) => AnyGame | null
}

/** How often to check which tables must wake, and whether those in memory are still ours. */
const LOOK_EVERY = 3000

/** How often to try for a table that others open or close at the same moment, and the pause in between. */
const ATTEMPTS = 5
const PAUSE = 100

export class TableRegistry {
  readonly lobby = new Lobby()
  readonly #tables = new Map<string, Table>()
  readonly #waking = new Map<string, Promise<Refusal | Owner | null>>()
  readonly #closing = new Map<string, Promise<void>>()
  #leaving = false
  #lookedAt = 0

  constructor(private readonly deps: RegistryDeps) {}

  get awake(): ReadonlyMap<string, Table> {
    return this.#tables
  }

  findGame(id: string): AnyGame | null {
    return (this.deps.findGame ?? findGame)(id)
  }

  /** `member`: who opens it in a hall. */
  async create(
    order: CreateOrder,
    member?: ConfirmedMember,
  ): Promise<Created | (Refusal & { detail?: string })> {
    const game = this.findGame(order.game)
    if (!game) return refusal('unknown-game')
    if (order.seats < game.seats.min || order.seats > game.seats.max) return refusal('seats-mismatch')
    const options = game.readOptions(order.options, order.seats)
    if (isOptionError(options)) return { ...refusal('bad-options'), detail: options.error }
    const code = await this.#freeCode()
    const token = order.token ?? newHostToken()
    const owner = ownerOf(code, token)
    const serverSeed = newServerSeed(this.deps.random)
    const founder = { owner, person: personOf(owner), ...(member && { member: member.person }) }
    const record = newRecord(code, order, options, founder, serverSeed, this.deps.now(), member?.hall)
    await this.deps.store.commit([{ kind: 'table', record, wakeAt: null }])
    return { code, token }
  }

  async #freeCode(): Promise<string> {
    const code = (this.deps.newCode ?? newCode)()
    return (await this.deps.store.loadTable(code)) ? this.#freeCode() : code
  }

  /** Makes sure the table is open here, once however many ask; or says which process has it. */
  wake(code: string): Promise<Refusal | Owner | null> {
    if (this.#leaving) return Promise.resolve(refusal('server-stopping'))
    if (this.#tables.get(code)?.isAbandoned === false) return Promise.resolve(null)
    let waking = this.#waking.get(code)
    if (!waking) {
      waking = this.#wake(code).finally(() => this.#waking.delete(code))
      this.#waking.set(code, waking)
    }
    return waking
  }

  async #wake(code: string): Promise<Refusal | Owner | null> {
    const { store } = this.deps
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (!(await store.loadTable(code))) return refusal('no-such-table')
      const { fence: seen, owner } = await store.ownership(code)
      if (owner && (await this.#isElsewhere(owner))) return owner
      await this.#closing.get(code)
      // A copy that is given up leaves in a moment; a second room under its code would be the same room.
      const taken = this.#tables.has(code) ? null : await store.take(code, seen)
      if (taken) return this.#open(taken)
      await new Promise(resolve => setTimeout(resolve, PAUSE * attempt))
    }
    return refusal('server-stopping')
  }

  async #open(fence: Fence): Promise<Refusal | null> {
    const { code } = fence
    let failure: unknown
    const open = (outlet: Outlet) =>
      this.#load(fence, outlet).catch(error => {
        failure = error
        throw error
      })
    try {
      await this.deps.makeRoom({
        code,
        open,
        changed: table => this.#showInLobby(table),
        closed: () => this.forget(code),
      })
      return null
    } catch (error) {
      this.deps.warn(error, `table ${code} does not wake`)
      // Colyseus does not clean up after a room that could not be created.
      await this.forget(code)
      if (failure instanceof Unplayable) return this.#letSleep(fence)
      return refusal(troubleOf(failure ?? error) ? 'not-stored' : 'server-error')
    }
  }

  /** Without its rules a table would be tried again and again. */
  async #letSleep(fence: Fence): Promise<Refusal> {
    const { code } = fence
    const writes: Write[] = [
      { kind: 'wake', code, at: null },
      { kind: 'release', code },
    ]
    await this.deps.store.commit(writes, fence).catch(() => {})
    return refusal('rules-changed')
  }

  async #load(fence: Fence, outlet: Outlet): Promise<Table> {
    const { store } = this.deps
    const { code } = fence
    const record = await store.loadTable(code)
    const game = record && this.findGame(record.game)
    if (!record || !game) throw new Unplayable(`there is no game of table ${code}`)
    const [rows, chat] = await Promise.all([store.loadIntents(code, record.match), store.loadChat(code)])
    const stored = { fence, record: upToDate(record), rows, chat: chatUpToDate(chat) }
    const table = await this.#fold(stored, game, outlet)
    this.#tables.set(code, table)
    return table
  }

  /** An intent that was stored but broke the rules before it was acknowledged is dropped. */
  async #fold(stored: StoredTable, game: AnyGame, outlet: Outlet): Promise<Table> {
    const deps = { outlet, random: randomBytes, ...this.deps }
    try {
      return new Table(stored, game, deps)
    } catch (error) {
      const last = stored.rows.at(-1)
      if (error instanceof Unplayable || !last) throw error
      const { code, match } = stored.record
      const table = new Table({ ...stored, rows: stored.rows.slice(0, -1) }, game, deps)
      await this.deps.store.commit([{ kind: 'undo', code, match, step: last.step }], stored.fence)
      return table
    }
  }

  /** Called when the room closes: the table cannot wake again until it is stored. */
  forget(code: string): Promise<void> {
    const table = this.#tables.get(code)
    if (!table) return Promise.resolve()
    this.#tables.delete(code)
    this.lobby.hide(code)
    const closing = table
      .close()
      .catch(error => {
        // Another process owns the table now.
        if (!(error instanceof Fenced)) this.deps.warn(error, `table ${code} did not close well`)
      })
      .finally(() => this.#closing.delete(code))
    this.#closing.set(code, closing)
    return closing
  }

  /** This process stops: no table wakes here any more. */
  leave(): void {
    this.#leaving = true
  }

  get isLeaving(): boolean {
    return this.#leaving
  }

  #showInLobby(table: Table): void {
    if (table.record.public && table.attendance.size > 0) this.lobby.show(table.summary)
    else this.lobby.hide(table.record.code)
  }

  /** Once a second, from the one clock all tables share. */
  tick(): void {
    const now = this.deps.now()
    const played = this.deps.playTime.now()
    for (const table of this.#tables.values()) {
      table.tick().catch(error => this.deps.warn(error, `looking after table ${table.record.code} failed`))
    }
    // A clock that was set back must not stop the checks.
    if (Math.abs(now - this.#lookedAt) >= LOOK_EVERY && !this.#leaving) {
      this.#lookedAt = now
      if (this.deps.store.isShared) this.#checkFences()
      void this.#wakeDue(played)
    }
  }

  /** Nobody is left at a copy that has moved on, even if nothing happens there any more. */
  #checkFences(): void {
    for (const table of this.#tables.values()) table.confirm().catch(() => {})
  }

  async #wakeDue(played: number): Promise<void> {
    const { store, warn } = this.deps
    const awake = new Set([...this.#tables.keys(), ...this.#waking.keys(), ...this.#closing.keys()])
    try {
      const due = await store.due(played, awake)
      await Promise.all(
        due.map(async ({ code, owner }) => (await this.#isElsewhere(owner)) || this.wake(code)),
      )
    } catch (error) {
      if (!this.#leaving) warn(error, 'looking for tables to wake failed')
    }
  }

  async #isElsewhere(owner: Owner | null): Promise<boolean> {
    return owner !== null && owner.name !== this.deps.name && this.deps.answers(owner)
  }
}
