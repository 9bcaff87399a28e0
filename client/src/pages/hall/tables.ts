/** What to say and offer about a hall's tables. */
import type { HallInfo, HallTable } from '@heorot/shared'
import { go } from '../../app/router'
import { knownTable, rememberTable } from '../../thisBrowser/myTables'
import { newToken } from '../../thisBrowser/random'

export const isReadersTurn = ({ mine, waitingFor, seats }: HallTable): boolean =>
  mine !== null && waitingFor.includes(mine) && seats[mine]?.bot == null

export const playersOf = ({ seats }: HallTable): string[] =>
  seats.flatMap(({ name, bot }) => (name && bot === null ? [name] : []))

/** My turn first and by time, then tables with free seats, then the others as they come: last changed first. */
export function hallTablesInOrder(tables: readonly HallTable[]): HallTable[] {
  const rank = (table: HallTable) =>
    isReadersTurn(table) ? 0 : table.free > 0 && table.mine === null ? 1 : 2
  const time = ({ deadline }: HallTable) => deadline ?? Number.MAX_VALUE
  return [...tables].sort((a, b) => rank(a) - rank(b) || (rank(a) === 0 ? time(a) - time(b) : 0))
}

export type Offer = 'play' | 'join' | 'watch' | null

export function offerOf(table: HallTable): Offer {
  if (table.mine !== null) return 'play'
  if (table.free > 0) return 'join'
  return table.watch ? 'watch' : null
}

/** Goes to a table as a member of its hall: the seat found there is the member's on every device. */
export function enterTable(
  { id }: Pick<HallInfo, 'id'>,
  table: Pick<HallTable, 'code' | 'game'>,
  offer: Offer,
): void {
  const { code, game } = table
  if (offer !== 'watch') rememberTable({ code, token: knownTable(code)?.token ?? newToken(), game, hall: id })
  go(offer === 'watch' ? `/t/${code}?watch` : offer === 'join' ? `/t/${code}?sit` : `/t/${code}`)
}
