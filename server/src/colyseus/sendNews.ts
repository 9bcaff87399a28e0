/**
 * The only door through which anything about a table or a match leaves the server: the public state and events,
 * one encoding for everybody, and each seat's own slice to that seat's sessions.
 */
import { type PublicState, packEvents, packPrivateSlice } from '@heorot/shared/wire'
import type { Session } from '../tables/Attendance'
import type { TableNews } from '../tables/outlet'
import type { PublicNews } from '../tables/Play'

export interface Doors {
  readonly publicState: PublicState
  sendBytes(session: Session, type: 'mine', bytes: Uint8Array): void
  broadcastBytes(type: 'events', bytes: Uint8Array, options: object): void
  broadcastPatch(): unknown
}

export function sendNews(doors: Doors, { table, match, slices }: TableNews): void {
  const { publicState } = doors
  if (table) publicState.writeTable(table)
  if (match !== undefined) publicState.writeMatch(match)
  // Events and slices come before their patch, so that clients know with the patch that they have everything.
  for (const [session, slice] of slices)
    doors.sendBytes(session, 'mine', packPrivateSlice(publicState.state, slice))
  if (match && match.events.length > 0) doors.broadcastBytes('events', packedEvents(publicState, match), {})
  doors.broadcastPatch()
}

const packedEvents = ({ state }: PublicState, { revision, events }: PublicNews): Uint8Array =>
  packEvents(state, { match: state.match, revision, events })
