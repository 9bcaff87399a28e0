/** A table's public state, written from plain data. */
import type { Outcome, Progress, Seat } from '../kernel'
import { type SchemaField, writeFields, writePlain } from '../typedState'
import type { TableView } from './protocol'
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

export class PublicState {
  readonly state: WireTableState
  readonly #matchFields: readonly SchemaField[]
  /** What `state` holds. */
  #table: object | null = null
  #match: MatchView = NO_MATCH

  constructor(game: string) {
    const { State, records, matchFields } = wireOf(game)
    this.state = new State()
    this.#matchFields = matchFields
    writePlain(this.state, null, { ...NO_MATCH, records })
  }

  writeTable(table: Omit<TableView, keyof MatchView>): void {
    const next = { ...table, options: JSON.stringify(table.options) }
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
