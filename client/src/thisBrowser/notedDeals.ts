/** What this browser saw of a deal before it was made, to hold against the record afterwards. */
import { listIn, storage } from '../app/storage'

export interface NotedDeal {
  readonly id: string
  readonly commitment: string
  /** What this browser offered to add; empty for a spectator. */
  readonly chance: string
}

const KEY = 'heorot.deals'
const KEPT = 60

const isNoted = (raw: Partial<NotedDeal> | null): raw is NotedDeal =>
  typeof raw?.id === 'string' && typeof raw.commitment === 'string' && typeof raw.chance === 'string'

const readDeals = (): readonly NotedDeal[] => listIn(storage.get(KEY), isNoted)

export const notedDeal = (id: string): NotedDeal | null => readDeals().find(deal => deal.id === id) ?? null

/** The first note of a match is kept: anything shown later may have been replaced. */
export function noteDeal(deal: NotedDeal): void {
  const deals = readDeals()
  if (!deals.some(({ id }) => id === deal.id))
    storage.set(KEY, JSON.stringify([deal, ...deals].slice(0, KEPT)))
}
