/**
 * The only function that sends news of a table or a match: the public state and events, one encoding for everybody,
 * and each seat's own slice to that seat's sessions. Beside it only answers to a session's own requests leave.
 */
import { type Client, getMessageBytes, Protocol } from 'colyseus'
import { type PublicState, packEvents, packOpenHands, packPrivateSlice } from '@heorot/shared/wire'
import type { Session } from '../tables/people/Attendance'
import type { DelayedNews, TableNews } from '../tables/tableDeps'
import type { PublicNews } from '../tables/Play'

export interface MatchSender {
  readonly publicState: PublicState
  sendBytes(session: Session, type: 'mine', bytes: Uint8Array): void
  broadcastBytes(type: 'events' | 'open', bytes: Uint8Array): void
  broadcastPatch(): unknown
}

export function sendNews(sender: MatchSender, { table, seats, match, slices }: TableNews): void {
  const { publicState } = sender
  if (table) publicState.writeTable(table)
  if (seats) publicState.writeSeats(seats)
  if (match !== undefined) publicState.writeMatch(match)
  // Events and slices come before their patch, so that clients know with the patch that they have everything.
  for (const [session, slice] of slices)
    sender.sendBytes(session, 'mine', packPrivateSlice(publicState.codec, slice))
  if (match && match.events.length > 0) sender.broadcastBytes('events', packedEvents(publicState, match))
  sender.broadcastPatch()
}

/** To those who watch with open hands: their match is some minutes old, and so are the hands. */
export function sendDelayedNews(sender: MatchSender, { hands, ...news }: DelayedNews): void {
  if (hands) sender.broadcastBytes('open', packOpenHands(sender.publicState.codec, hands))
  sendNews(sender, { slices: [], ...news })
}

const packedEvents = ({ codec, match }: PublicState, { revision, events }: PublicNews): Uint8Array =>
  packEvents(codec, { match, revision, events })

/** Bytes under a name, as Colyseus sends them. */
export const bytesMessage = (type: string, bytes: Uint8Array): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, type, undefined, bytes)

/** The same to many; those whose handshake is under way get it after that. */
export function sendMessage(clients: Iterable<Client>, message: Uint8Array): void {
  for (const client of clients) client.enqueueRaw(message)
}
