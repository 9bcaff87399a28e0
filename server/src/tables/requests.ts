/** What a person at the table may ask of it, except for the host's commands. */
import {
  type ChatLine,
  type Done,
  type IntentDone,
  isRefusal,
  type History,
  type Past,
  type REQUESTS,
  type Refusal,
  type Refused,
  type RequestName,
  type Seated,
  type SessionInfo,
  type Synced,
} from '@heorot/shared'
import type { z } from 'zod'
import type { Write } from '../store/Store'
import type { Session } from './Attendance'
import type { Chat } from './Chat'
import { type HostedTable, obey } from './hosting'
import type { Play, ReadRow } from './Play'
import { matchSanctions } from './sanctions'
import { refusal, standUp } from './seating'
import type { SeatChanges } from './SeatChanges'
import type { StandIns } from './StandIns'
import { STAND_IN } from './thinker'

type Payload<N extends RequestName> = z.output<(typeof REQUESTS)[N]>
type Answer = Done | History | IntentDone | Past | Seated | Synced | Refusal
export type Reply = Exclude<Answer, Refusal> | Refused

/** What requests need of a table. */
export interface RequestTable extends HostedTable {
  readonly play: Play | null
  readonly chat: Chat
  readonly seatChanges: Pick<SeatChanges, 'take' | 'follow' | 'addEntropy'>
  readonly standIns: Pick<StandIns, 'begin' | 'end' | 'ownerIsBack' | 'watchedBy'>
  confirm(): Promise<void>
  write(writes: readonly Write[]): Promise<void>
  commit(row: ReadRow): Promise<IntentDone | Refusal>
  bringForward(session: Session): void
  infoFor(session: Session): SessionInfo
  sendChat(line: ChatLine): void
}

type Handlers = {
  readonly [N in RequestName]: (
    table: RequestTable,
    session: Session,
    payload: Payload<N>,
  ) => Promise<Answer> | Answer
}

const DONE: Done = { ok: true }
const done = async (refused: Promise<Refusal | null>): Promise<Done | Refusal> => (await refused) ?? DONE

const handlers: Handlers = {
  intent: playIntent,
  sync,
  past,
  history,
  watched,
  sit: (table, session, { seat }) => table.seatChanges.take(session, seat ?? null),
  stand: (table, session) => done(stand(table, session)),
  withdraw,
  chance: (table, session, { chance }) => done(addEntropy(table, session, chance)),
  chat: (table, session, message) => done(say(table, session, message)),
  host: (table, session, command) => done(obey(table, session, command)),
}

/** Answers one request. The payload has been read by the request's shape; runs in the table's queue. */
export async function answer(
  table: RequestTable,
  session: Session,
  name: RequestName,
  payload: unknown,
): Promise<Reply> {
  // A browser reports by itself what it has shown; all else is the person's doing.
  if (session.seat !== null && name !== 'watched') table.standIns.ownerIsBack(session.seat)
  const handle = handlers[name] as (
    table: RequestTable,
    session: Session,
    payload: unknown,
  ) => Promise<Answer> | Answer
  const said = await handle(table, session, payload)
  return isRefusal(said) ? { refusal: said } : said
}

function playIntent(
  table: RequestTable,
  session: Session,
  { id, revision, intent }: Payload<'intent'>,
): Promise<IntentDone | Refusal> | IntentDone | Refusal {
  const { play, record, attendance } = table
  const { seat } = session
  if (seat === null) return refusal('not-seated')
  const before = play?.acknowledged(seat, id)
  if (before !== undefined) return { ok: true, revision: before }
  if (!play || record.phase !== 'playing') return refusal('not-playing')
  if (!attendance.acts(session)) return refusal('newer-tab')
  if (revision !== undefined && play.isStale(seat, revision)) return refusal('stale')
  const row = play.read(seat, intent, id)
  return isRefusal(row) ? row : table.commit(row)
}

async function sync(table: RequestTable, session: Session, { here }: Payload<'sync'>): Promise<Synced> {
  await table.confirm()
  const { seat } = session
  if (here) table.bringForward(session)
  return {
    ok: true,
    you: table.infoFor(session),
    now: table.now(),
    mine: seat !== null && table.play ? table.play.whole(seat) : null,
    chat: table.chat.lines,
  }
}

/** Nothing of a match that has been cleared away. */
const matchOnTable = ({ play, record }: RequestTable, match: number): Play | null =>
  match === record.match ? play : null

function past(table: RequestTable, { seat }: Session, { match, from, to = Infinity }: Payload<'past'>): Past {
  return { ok: true, frames: matchOnTable(table, match)?.past(seat ?? 'spectator', { from, to }) ?? [] }
}

function history(table: RequestTable, { seat }: Session, { match }: Payload<'history'>): History {
  return { ok: true, steps: matchOnTable(table, match)?.history(seat ?? 'spectator') ?? [] }
}

function watched(table: RequestTable, session: Session, { match, revision }: Payload<'watched'>): Done {
  if (matchOnTable(table, match)) table.standIns.watchedBy(session, revision)
  return DONE
}

async function stand(table: RequestTable, { seat, person }: Session): Promise<Refusal | null> {
  if (seat === null) return refusal('not-seated')
  const refused = await table.change(draft => standUp(draft, seat, STAND_IN))
  if (!refused) table.seatChanges.follow(person)
  return refused
}

function withdraw({ takeovers }: RequestTable, { person }: Session): Done {
  takeovers.withdraw(person)
  return DONE
}

async function addEntropy(table: RequestTable, { seat }: Session, chance: string): Promise<Refusal | null> {
  if (seat === null) return refusal('not-seated')
  if (!(await table.seatChanges.addEntropy(seat, chance))) return refusal('not-waiting')
  table.announce()
  return null
}

async function say(table: RequestTable, session: Session, message: Payload<'chat'>): Promise<Refusal | null> {
  const muted = matchSanctions(table.record.muted, session, table.now())
  const line = table.chat.compose({ ...session, muted }, message)
  if (isRefusal(line)) return line
  await table.write([{ kind: 'chat', code: table.record.code, line }])
  table.chat.add(line)
  table.sendChat(line)
  return null
}
