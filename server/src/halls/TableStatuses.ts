/** How a table stands, without waking it: from memory if it is open here, else worked out from what is stored. */
import type { AnyGame, Progress, Seat } from '@heorot/shared'
import type { PlayTime } from '../ops/playTime'
import type { Store } from '../store/Store'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import { deadlineOf } from '../tables/record/clock'
import { replayTable } from '../tables/Play'
import type { Table } from '../tables/Table'
import { upToDate } from '../store/upToDate'
import { seatOwnedBy } from '../tables/record/seating'

export interface TableStatus {
  readonly record: TableRecord
  readonly waitingFor: readonly Seat[]
  readonly progress: Progress | null
  /** Play time of the newest move, or of the start before the first. */
  readonly movedAt: number
  /** Null when another process knows. */
  readonly spectators: number | null
}

type OpenTable = Pick<Table, 'record' | 'play' | 'attendance' | 'isAbandoned'>

export interface TableStatusDeps {
  readonly awake: ReadonlyMap<string, OpenTable>
  readonly store: Pick<Store, 'loadTable' | 'loadIntents'>
  readonly findGame: (id: string) => AnyGame | null
  readonly playTime: PlayTime
  readonly now: () => number
}

/** Many members look at the same tables. */
const GOOD_FOR = 2000
const MOST = 500
const QUIET_AFTER = 2 * 60_000

/** What a replay of a match found; it holds until the match has another step. */
interface Replayed extends Pick<TableStatus, 'waitingFor' | 'progress'> {
  readonly match: number
  readonly steps: number
  readonly movedAt: number
}

export class TableStatuses {
  readonly #known = new Map<string, { readonly at: number; readonly status: Promise<TableStatus | null> }>()
  readonly #replayed = new Map<string, Replayed>()

  constructor(private readonly deps: TableStatusDeps) {}

  /** Null also when this owner has no seat there: nobody makes us replay the tables of others. */
  async ofOwner(code: string, owner: string): Promise<TableStatus | null> {
    const record = this.#open(code)?.record ?? (await this.deps.store.loadTable(code))
    return record && seatOwnedBy(record, owner) !== null ? this.at(code, record) : null
  }

  #open(code: string): OpenTable | null {
    const table = this.deps.awake.get(code)
    return table && !table.isAbandoned ? table : null
  }

  /** Null when there is no such table, or nobody can play it any more. */
  at(code: string, stored?: TableRecord): Promise<TableStatus | null> {
    const open = this.#open(code)
    if (open) return Promise.resolve(statusOf(open))
    const now = this.deps.now()
    const known = this.#known.get(code)
    if (known && Math.abs(now - known.at) < GOOD_FOR) return known.status
    const status = this.#look(code, stored)
    if (this.#known.size >= MOST) this.#known.clear()
    this.#known.set(code, { at: now, status })
    return status
  }

  async #look(code: string, stored?: TableRecord): Promise<TableStatus | null> {
    const { store, findGame } = this.deps
    const found = stored ?? (await store.loadTable(code))
    const game = found && findGame(found.game)
    if (!found || !game) return null
    const record = upToDate(found)
    if (record.phase !== 'playing')
      return { record, waitingFor: [], progress: null, movedAt: 0, spectators: null }
    const rows = await store.loadIntents(code, record.match)
    try {
      const { waitingFor, progress } = this.#replay(game, record, rows)
      return { record, waitingFor, progress, movedAt: movedAt(record, rows), spectators: null }
    } catch {
      return null
    }
  }

  /** Brings the record's clocks up to date, too. */
  #replay(game: AnyGame, record: TableRecord, rows: readonly IntentRow[]): Replayed {
    const { code, match, clock, clockStep = rows.length } = record
    const at = { match, steps: rows.length, movedAt: movedAt(record, rows) }
    const known = this.#replayed.get(code)
    const isKnown = known?.match === match && known.steps === at.steps && known.movedAt === at.movedAt
    if (isKnown && (clock === 'none' || clockStep === at.steps)) return known
    const { waitingFor, progress } = replayTable(game, record, rows)
    const replayed = { ...at, waitingFor, progress }
    if (this.#replayed.size >= MOST) this.#replayed.clear()
    this.#replayed.set(code, replayed)
    return replayed
  }

  /** Whether nobody has moved for so long that another table is worth more on a screen. */
  isQuiet({ movedAt }: TableStatus): boolean {
    return this.deps.playTime.now() - movedAt > QUIET_AFTER
  }

  /** When the seat's time ends by the server's clock; null without a clock. */
  deadline({ record, waitingFor }: TableStatus, seat: Seat): number | null {
    const place = record.seats[seat]
    if (!place || !waitingFor.includes(seat) || record.pause.since !== null) return null
    const deadline = deadlineOf(place, record.clock, this.deps.playTime)
    return deadline === null ? null : Math.round(deadline + this.deps.playTime.lag)
  }
}

const statusOf = ({ record, play, attendance }: OpenTable): TableStatus => ({
  record,
  waitingFor: record.phase === 'playing' ? (play?.waitingFor ?? []) : [],
  progress: play?.progress ?? null,
  movedAt: movedAt(record, play?.rows ?? []),
  spectators: attendance.spectators,
})

const movedAt = ({ seats }: TableRecord, rows: readonly IntentRow[]): number =>
  rows.at(-1)?.at ?? Math.max(0, ...seats.map(({ askedAt }) => askedAt ?? 0))
