/**
 * The only door through which anything about a table or a match leaves the server: the public state, one
 * encoding for everybody, and each seat's own slice to that seat's sessions.
 */
import { maskOf, type PublicTree, SeatState, type TableState, type Terse } from '@heorot/shared/schema'
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

function writeTable(state: TableState, { seats, host, options, ...plain }: TableFacts): void {
  Object.assign(state, plain)
  state.host = host ?? ''
  const text = JSON.stringify(options)
  if (state.options !== text) state.options = text
  while (state.seats.length > seats.length) state.seats.pop()
  while (state.seats.length < seats.length) state.seats.push(new SeatState())
  for (const [i, { person, bot, deadline, ...rest }] of seats.entries())
    Object.assign(state.seats[i]!, rest, { person: person ?? '', bot: bot ?? '', deadline: deadline ?? 0 })
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
