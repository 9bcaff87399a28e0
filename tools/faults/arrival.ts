/** What somebody is shown on arrival, against what the store held before they asked. */
import type { Store } from '../../server/src/store/Store'
import type { Finding } from './check'

/** Where a table stands in the store: who opened it last, and how far it has been played. */
export interface Position {
  readonly fence: number
  readonly owner: string | null
  readonly match: number
  readonly step: number
}

/** What somebody was shown first, and by which process. */
export interface Arrival {
  readonly process: string | null
  readonly match: number
  readonly revision: number
}

export async function positionIn(store: Store, code: string): Promise<Position> {
  const { fence, owner } = await store.ownership(code)
  const match = (await store.loadTable(code))?.match ?? 0
  const rows = await store.loadIntents(code, match)
  return { fence, owner: owner?.name ?? null, match, step: rows.at(-1)?.step ?? 0 }
}

/** `before` was read before the connection was opened, `after` when it stood. */
export function checkArrival(before: Position, after: Position, arrival: Arrival): Finding[] {
  const { process, match, revision } = arrival
  const found = (sentence: string): Finding[] => [{ breach: 'stale', sentence }]
  if (match < before.match || (match === before.match && revision < before.step))
    return found(
      `step ${revision} of match ${match} was shown on arrival, the store held ${before.step} of ${before.match}`,
    )
  if (before.fence === after.fence && before.owner !== null && process !== before.owner)
    return found(`process ${process} let somebody in, and ${before.owner} had fence ${before.fence}`)
  return []
}
