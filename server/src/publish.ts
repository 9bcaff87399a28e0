/**
 * The only door through which anything about a table or a match leaves the server: the public state, one
 * encoding for everybody, and each seat's own slice to that seat's sessions.
 */
import type { SeatView } from '@heorot/shared'
import {
  HolderState,
  maskOf,
  type PublicTree,
  SeatState,
  type TableState,
  TakeoverState,
  type Terse,
} from '@heorot/shared/schema'
import type { Session } from './tables/Attendance'
import type { TableFacts } from './tables/facts'
import type { TableNews } from './tables/outlet'
import type { PublicNews } from './tables/Play'

export interface Doors {
  readonly state: TableState
  readonly tree: PublicTree
  readonly terse: Terse
  broadcastPatch(): unknown
  sendMine(session: Session, mine: TableNews['mine'][number][1]): void
}

export function publish(doors: Doors, { table, match, mine }: TableNews): void {
  if (table) writeTable(doors.state, table)
  if (match) writeMatch(doors, match)
  else if (match === null) clearMatch(doors.state, doors.tree)
  // A seat that has heard nothing by the time the patch comes knows that its slice is as it was.
  for (const [session, slice] of mine) doors.sendMine(session, slice)
  doors.broadcastPatch()
}

function writeTable(state: TableState, facts: TableFacts): void {
  const { seats, holders, takeovers, host, options, ...plain } = facts
  Object.assign(state, plain)
  state.host = host ?? ''
  const text = JSON.stringify(options)
  if (state.options !== text) state.options = text
  // In the schema an empty text or 0 stands for null.
  const named = <T extends Named>(one: T) => ({ ...one, person: one.person ?? '', bot: one.bot ?? '' })
  const seatStates = seats.map(seat => ({ ...named(seat), deadline: seat.deadline ?? 0 }))
  writeList(state.seats, seatStates, () => new SeatState())
  writeList(state.holders, holders.map(named), () => new HolderState())
  writeList(state.takeovers, takeovers, () => new TakeoverState())
}

type Named = Pick<SeatView, 'person' | 'bot'>

/** Only what differs is sent. */
function writeList<S extends object>(
  list: Pick<S[], 'length' | 'push' | 'pop' | number>,
  values: readonly object[],
  make: () => S,
): void {
  while (list.length > values.length) list.pop()
  while (list.length < values.length) list.push(make())
  for (const [i, value] of values.entries()) Object.assign(list[i]!, value)
}

function writeMatch({ state, tree, terse }: Doors, news: PublicNews): void {
  state.revision = news.revision
  state.step = news.progress.step
  state.of = news.progress.of
  state.outcome = news.outcome ? JSON.stringify(news.outcome) : ''
  state.events = terse.writeRun(news.events)
  state.waitingFor = maskOf(news.waitingFor)
  tree.write(news.view)
}

function clearMatch(state: TableState, tree: PublicTree): void {
  Object.assign(state, { revision: 0, step: 0, of: 0, outcome: '', events: '', waitingFor: 0 })
  tree.clear()
}
