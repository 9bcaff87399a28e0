/** A table's public state, written from plain data. */
import type { Outcome, Progress, Seat } from '../kernel'
import { type SchemaField, writeFields, writePlain } from '../typedState'
import type { SeatView, TableView } from './protocol'
import { type WireTableState, wireOf } from './TableState'

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

export class PublicState {
  readonly state: WireTableState
  readonly #matchFields: readonly SchemaField[]
  /** What `state` holds. */
  #table: Written | null = null
  #match: MatchView = NO_MATCH

  constructor(game: string) {
    const { State, records, matchFields } = wireOf(game)
    this.state = new State()
    this.#matchFields = matchFields
    writePlain(this.state, null, { ...NO_MATCH, records })
  }

  writeTable(table: Omit<TableView, keyof MatchView>): void {
    this.#write({ ...table, options: JSON.stringify(table.options) })
  }

  /** Some facts about each seat; the rest of the table stays. */
  writeSeats(facts: readonly Partial<SeatView>[]): void {
    const table = this.#table
    if (table) this.#write({ ...table, seats: table.seats.map((seat, i) => updated(seat, facts[i] ?? {})) })
  }

  #write(next: Written): void {
    writePlain(this.state, this.#table, next)
    this.#table = next
  }

  /** Null before the first start. */
  writeMatch(match: MatchView | null): void {
    const next = match ?? NO_MATCH
    writeFields(this.state, this.#matchFields, this.#match, next)
    this.#match = next
  }
}

function updated(seat: SeatView, facts: Partial<SeatView>): SeatView {
  const names = Object.keys(facts) as (keyof SeatView)[]
  return names.every(name => seat[name] === facts[name]) ? seat : { ...seat, ...facts }
}
