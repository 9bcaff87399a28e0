/** Who is in which hall, written down now and then so that all processes know. */
import type { HallStore } from '../store/HallStore'
import type { Table } from '../tables/Table'
import type { Warn } from '../ops/warn'

/** Writing more often would tell nobody more. */
const EVERY = 20_000
const MOST = 10_000

export class Presence {
  readonly #noted = new Map<string, number>()
  #lookedAt = 0

  constructor(
    private readonly store: Pick<HallStore, 'noteSeen'>,
    private readonly now: () => number,
    private readonly warn: Warn,
  ) {}

  /** A member's page has asked. */
  saw(hall: string, person: string): void {
    this.#note(hall, person, false)
  }

  /** Called often; notes those who sit at tables of halls. */
  watch(tables: Iterable<Pick<Table, 'record' | 'attendance'>>): void {
    const now = this.now()
    if (Math.abs(now - this.#lookedAt) < EVERY) return
    this.#lookedAt = now
    if (this.#noted.size > MOST) this.#noted.clear()
    for (const { record, attendance } of tables)
      if (record.hall)
        for (const [i, { member }] of record.seats.entries())
          if (member && attendance.ofSeat(i).length > 0) this.#note(record.hall, member, true)
  }

  #note(hall: string, person: string, playing: boolean): void {
    const key = `${hall} ${person} ${playing}`
    const now = this.now()
    if (Math.abs(now - (this.#noted.get(key) ?? -Infinity)) < EVERY) return
    this.#noted.set(key, now)
    // Nothing depends on it: the next look notes it again.
    this.store
      .noteSeen(hall, { person, at: now, playedAt: playing ? now : null })
      .catch(error => this.warn(error, 'presence is not noted'))
  }
}
