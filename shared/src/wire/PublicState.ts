/** A table's public state: the plain views it is made of, and the patches between them. */
import type { Outcome, Progress, Seat } from '../kernel'
import { StateEncoder } from '../typedState'
import type { SeatView, TableView } from './tableSchema'
import type { RecordCodec } from './readTable'
import { wireOf } from './TableState'

/** What everyone may know of a match. */
export interface MatchView {
  readonly revision: number
  readonly waitingFor: readonly Seat[]
  readonly progress: Progress | null
  readonly outcome: Outcome | null
  readonly takeBack: Seat | null
  readonly view: unknown
}

const NO_MATCH: MatchView = {
  revision: 0,
  waitingFor: [],
  progress: null,
  outcome: null,
  takeBack: null,
  view: null,
}

type Written = Omit<TableView, keyof MatchView | 'options'> & { readonly options: string }

/** Before the first `writeTable`. */
const NO_TABLE: Partial<Written> = {}

export class PublicState {
  readonly #wire
  readonly #encoder
  #table = NO_TABLE
  #match = NO_MATCH
  /** As the last patch has left it. */
  #sentTable = NO_TABLE
  #sentMatch = NO_MATCH

  constructor(game: string) {
    this.#wire = wireOf(game)
    this.#encoder = new StateEncoder(this.#wire.type)
  }

  get handshake(): Uint8Array {
    return this.#wire.type.handshake
  }

  get codec(): RecordCodec {
    return this.#wire.codec
  }

  /** The number of the match. */
  get match(): number {
    return this.#table.match ?? 0
  }

  writeTable(table: Omit<TableView, keyof MatchView>): void {
    this.#table = { ...table, options: JSON.stringify(table.options) }
  }

  /** Some facts about each seat; the rest of the table stays. */
  writeSeats(facts: readonly Partial<SeatView>[]): void {
    const { seats } = this.#table
    if (seats) this.#table = { ...this.#table, seats: seats.map((seat, i) => updated(seat, facts[i] ?? {})) }
  }

  /** Null before the first start. */
  writeMatch(match: MatchView | null): void {
    this.#match = match ?? NO_MATCH
  }

  /** What was written since the last patch; null if nobody needs to know. */
  encodePatch(): Uint8Array | null {
    const { matchFields, tableFields } = this.#wire
    const patch = this.#encoder.patch([
      [matchFields, this.#sentMatch, this.#match],
      [tableFields, this.#sentTable, this.#table],
    ])
    this.#sentMatch = this.#match
    this.#sentTable = this.#table
    return patch
  }

  /** For somebody who joins: what all others have. */
  encodeWhole(): Uint8Array {
    const { records, matchFields, tableFields } = this.#wire
    return this.#encoder.whole([
      [records.fields, records.is],
      [matchFields, this.#sentMatch],
      [tableFields, this.#sentTable],
    ])
  }

  /** Nobody is left who has the state. */
  forgetReaders(): void {
    this.#encoder.forget()
  }

  /** For Colyseus' monitor. */
  toJSON(): object {
    return { ...this.#table, ...this.#match }
  }
}

function updated(seat: SeatView, facts: Partial<SeatView>): SeatView {
  const names = Object.keys(facts) as (keyof SeatView)[]
  return names.every(name => seat[name] === facts[name]) ? seat : { ...seat, ...facts }
}
