/** What the scenarios know of a system under test. */
import type { ServerProcess } from './ServerProcess'
import type { OwnScenarioId } from './scenarios'

export const SYSTEM_NAMES = ['heorot', 'boardgame.io', 'relay'] as const
export type SystemName = (typeof SYSTEM_NAMES)[number]

export const SEATS = 4

/** Everybody comes from one address here, so what an address may do is raised; nothing is switched off. */
export const RAISED = {
  HEOROT_CREATE_PER_MINUTE: '1000000',
  HEOROT_JOIN_PER_MINUTE: '1000000',
  HEOROT_RESERVATIONS_PER_ADDRESS: '100000',
  HEOROT_MESSAGES_PER_SECOND: '1000000',
}

/** A table with its connected clients, seen from outside. */
export interface BenchTable {
  /** The match has ended: `renew` before playing on. */
  readonly over: boolean
  /** A seat that is asked plays an intent; done when everybody connected has the new position. */
  play(): Promise<void>
  /** A new match for the same people. */
  renew(): Promise<void>
  /** One more spectator, whom `play` waits for too. */
  watch(): Promise<void>
  /** One more spectator with open hands, whom `play` does not wait for; only where there is such a thing. */
  watchLate?(): Promise<void>
  /** Done when they have seen the last intent. */
  everyoneLate?(): Promise<void>
  /** Seat 0 loses its connection and comes back, as after a reload; done when it has the whole position. */
  rejoin(): Promise<void>
  /** Drops every client. */
  close(): void
}

/** Opens the n-th table of a server, with a match begun and that many of its seats connected. */
export type OpenBenchTable = (n: number, connected: number) => Promise<BenchTable>

/** One process, or several that are one server together. */
export interface Measured {
  /** CPU seconds used so far, all threads together. */
  cpu(): number
  /** Resident memory in bytes. */
  memory(): number
  stop(): Promise<void>
}

/** A fresh server and the tables opened on it. */
export class RunningSystem<P extends Measured = ServerProcess> {
  readonly #tables: BenchTable[] = []
  readonly #open: OpenBenchTable
  #opened = 0

  constructor(
    readonly process: P,
    open: OpenBenchTable,
  ) {
    this.#open = open
  }

  openTable(): Promise<BenchTable> {
    return this.#keep(SEATS)
  }

  /** A table that waits for the only one who is connected to it. */
  openIdleTable(): Promise<BenchTable> {
    return this.#keep(1)
  }

  /** Stops when the work is done, or has failed. */
  async use<T>(work: (system: this) => Promise<T>): Promise<T> {
    try {
      return await work(this)
    } finally {
      await this.stop()
    }
  }

  async stop(): Promise<void> {
    for (const table of this.#tables) table.close()
    await this.process.stop()
  }

  async #keep(connected: number): Promise<BenchTable> {
    const table = await this.#open(this.#opened++, connected)
    this.#tables.push(table)
    return table
  }
}

export interface System {
  readonly name: SystemName
  start(): Promise<RunningSystem>
  /** Servers that only some scenarios want, where there is such a thing. */
  readonly special?: { readonly [K in OwnScenarioId]: System['start'] }
}
