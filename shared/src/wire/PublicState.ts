/** A table's public state, written from plain data. */
import type { Outcome, Progress, Seat } from '../kernel'
import { writePlain } from '../typedState'
import type { TableView } from './protocol'
import { type TableState, wireOf } from './TableState'

/** What everyone may know of a match. */
export interface MatchView {
  readonly revision: number
  readonly waitingFor: readonly Seat[]
  readonly progress: Progress | null
  readonly outcome: Outcome | null
  readonly view: unknown
}

const NO_MATCH: MatchView = { revision: 0, waitingFor: [], progress: null, outcome: null, view: null }

export class PublicState {
  readonly state: TableState
  /** What `state` holds. */
  #plain: object | null = null

  constructor(game: string) {
    const { State, records } = wireOf(game)
    this.state = new State()
    this.#write({ ...NO_MATCH, records })
  }

  writeTable({ options, ...table }: Omit<TableView, keyof MatchView>): void {
    this.#write({ ...table, options: JSON.stringify(options) })
  }

  /** Null before the first start. */
  writeMatch(match: MatchView | null): void {
    this.#write(match ?? NO_MATCH)
  }

  #write(change: object): void {
    const next = { ...this.#plain, ...change }
    writePlain(this.state, this.#plain, next)
    this.#plain = next
  }
}
