/**
 * The only door through which anything about a table or a match leaves the server: the public state and events,
 * one encoding for everybody, and each seat's own slice to that seat's sessions.
 */
import { type PublicState, packEvents, packOpenHands, packPrivateSlice } from '@heorot/shared/wire'
import type { Session } from '../tables/Attendance'
import type { DelayedNews, TableNews } from '../tables/outlet'
import type { PublicNews } from '../tables/Play'

export interface Doors {
  readonly publicState: PublicState
  sendBytes(session: Session, type: 'mine', bytes: Uint8Array): void
  broadcastBytes(type: 'events' | 'open', bytes: Uint8Array): void
  broadcastPatch(): unknown
}

export function sendNews(doors: Doors, { table, match, slices }: TableNews): void {
  const { publicState } = doors
  if (table) publicState.writeTable(table)
  if (match !== undefined) publicState.writeMatch(match)
  // Events and slices come before their patch, so that clients know with the patch that they have everything.
  for (const [session, slice] of slices)
    doors.sendBytes(session, 'mine', packPrivateSlice(publicState.state, slice))
  if (match && match.events.length > 0) doors.broadcastBytes('events', packedEvents(publicState, match))
  doors.broadcastPatch()
}

/** To those who watch with open hands: their match is some minutes old, and so are the hands. */
export function sendDelayedNews(doors: Doors, { hands, ...news }: DelayedNews): void {
  if (hands) doors.broadcastBytes('open', packOpenHands(doors.publicState.state, hands))
  sendNews(doors, { slices: [], ...news })
}

const packedEvents = ({ state }: PublicState, { revision, events }: PublicNews): Uint8Array =>
  packEvents(state, { match: state.match, revision, events })
