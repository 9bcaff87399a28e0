/** Routes requests for a table: served in this process, or redirected to the one that owns it. */
import { isRefusal, type Refusal, type TableSummary } from '@heorot/shared'
import type { TableRegistry } from './TableRegistry'
import type { Owner } from '../store/Store'
import type { Admission } from '../tables/people/Arrivals'
import { isTableGone } from '../tables/StoredRecord'
import { refusal } from '../tables/record/seating'
import { guestAt } from '../tables/people/Arrivals'
import type { Table } from '../tables/Table'

/** What is asked of a table that is here; elsewhere it is asked again; or it is refused. */
type Routed<T> = { readonly here: T } | { readonly owner: Owner } | Refusal

const ATTEMPTS = 5
const PAUSE = 100

export class TableRouter {
  /** `reserve` makes a reservation in the form the SDK expects, or says why not. */
  constructor(
    private readonly registry: TableRegistry,
    private readonly reserve: (code: string, admission: Admission) => Promise<object | Refusal>,
  ) {}

  admit(code: string, admission: Admission): Promise<Routed<object>> {
    return this.#route(code, async table => {
      const guest = guestAt(table.record, admission)
      const refused = table.arrivals.turnAway(guest, admission.sit)
      // A table that is falling asleep looks gone for a moment; it is woken again.
      return refused ?? this.reserve(code, admission).catch(() => null)
    })
  }

  summary(code: string): Promise<Routed<TableSummary>> {
    return this.#route(code, async table => table.summary)
  }

  /** `serve` answers from a copy of which the store says that it is the table; null: not at this moment. */
  async #route<T extends object>(
    code: string,
    serve: (table: Table) => Promise<T | Refusal | null>,
  ): Promise<Routed<T>> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const elsewhere = await this.registry.wake(code)
      if (elsewhere) return isRefusal(elsewhere) ? elsewhere : { owner: elsewhere }
      const table = this.registry.awake.get(code)
      const served = table && (await confirmed(table, serve))
      if (served) return isRefusal(served) ? served : { here: served }
      await new Promise(resolve => setTimeout(resolve, PAUSE * attempt))
    }
    return refusal('server-stopping')
  }
}

async function confirmed<T>(table: Table, serve: (table: Table) => Promise<T>): Promise<T | null> {
  try {
    await table.confirm()
    return await serve(table)
  } catch (error) {
    if (isTableGone(error)) return null
    throw error
  }
}
