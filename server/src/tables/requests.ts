/** What a person at the table may ask of it, except for the host's commands. */
import {
  AUDIENCE_MOST,
  type Audience,
  type BroadcastDelay,
  type ChatLine,
  type Done,
  type IntentDone,
  type Notices,
  isRefusal,
  type History,
  type KeptGroup,
  type Past,
  type REQUESTS,
  type Refusal,
  type Refused,
  type RequestName,
  type Seat,
  type Seated,
  type SessionInfo,
  type Synced,
} from '@heorot/shared'
import type { z } from 'zod'
import type { Write } from '../store/Store'
import type { Session } from './Attendance'
import type { Broadcast } from './Broadcast'
import { type Chat, hears } from './Chat'
import { answerBroadcast } from './consent'
import { type HostedTable, obey } from './hosting'
import { keep, type KeptTable } from './keeping'
import { giveTime, isPaused, wantPause } from './pause'
import type { Play, ReadRow } from './Play'
import { matchSanctions } from './sanctions'
import type { Alter } from './StoredRecord'
import { refusal, standUp } from './seating'
import type { SeatChanges } from './SeatChanges'
import type { StandIns } from './StandIns'
import { STAND_IN } from './thinker'
import type { Subscribers } from './Subscribers'

type Payload<N extends RequestName> = z.output<(typeof REQUESTS)[N]>
type Answer = Audience | Notices | Done | History | IntentDone | KeptGroup | Past | Seated | Synced | Refusal
export type Reply = Exclude<Answer, Refusal> | Refused

/** What requests need of a table. */
export interface RequestTable extends HostedTable, Pick<KeptTable, 'keepGroup'> {
  readonly play: Play | null
  readonly chat: Chat
  readonly broadcast: Pick<Broadcast, 'hands' | 'past' | 'history'>
  readonly seatChanges: Pick<SeatChanges, 'take' | 'follow' | 'addEntropy'>
  readonly standIns: Pick<StandIns, 'begin' | 'end' | 'ownerIsBack' | 'watchedBy'>
  readonly subscribers: Pick<Subscribers, 'setWebhook' | 'addDevice' | 'removeDevice' | 'isOn' | 'webhook'>
  /** The time on players' clocks. */
  playTime(): number
  confirm(): Promise<void>
  change: KeptTable['change']
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
  sit: (table, session, { seat, agree = 0 }) =>
    table.seatChanges.take({ ...session, agrees: agree }, seat ?? null),
  stand: (table, session) => done(stand(table, session)),
  visible,
  notify: (table, session, order) => done(notify(table, session, order)),
  notices,
  withdraw,
  pause: (table, session, { want }) => done(pause(table, session, want)),
  giveTime: (table, session, { seat }) => done(give(table, session, seat)),
  chance: (table, session, { chance }) => done(addEntropy(table, session, chance)),
  broadcast: (table, session, { agree }) => done(consent(table, session, agree)),
  audience,
  chat: (table, session, message) => done(say(table, session, message)),
  host: (table, session, command) => done(obey(table, session, command)),
  keep,
}

/** What a browser reports by itself; all else is the person's doing. */
const BY_ITSELF: readonly RequestName[] = ['watched', 'visible', 'notify', 'notices']

/** Answers one request. The payload has been read by the request's shape; runs in the table's queue. */
export async function answer(
  table: RequestTable,
  session: Session | undefined,
  name: RequestName,
  payload: unknown,
): Promise<Reply> {
  if (!session) return { refusal: refusal('not-seated') }
  if (session.seat !== null && !BY_ITSELF.includes(name)) table.standIns.ownerIsBack(session.seat)
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
  if (isPaused(record)) return refusal('paused')
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
    ...(session.opens && { open: table.broadcast.hands() }),
    chat: table.chat.lines.filter(line => hears(session, line)),
  }
}

/** Nothing of a match that has been cleared away. */
const matchOnTable = ({ play, record }: RequestTable, match: number): Play | null =>
  match === record.match ? play : null

function past(
  table: RequestTable,
  { seat, opens }: Session,
  { match, from, to = Infinity }: Payload<'past'>,
): Past {
  if (opens) return table.broadcast.past(match, { from, to })
  return { ok: true, frames: matchOnTable(table, match)?.past(seat ?? 'spectator', { from, to }) ?? [] }
}

function history(table: RequestTable, { seat, opens }: Session, { match }: Payload<'history'>): History {
  if (opens) return table.broadcast.history(match)
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

function visible({ attendance }: RequestTable, session: Session, { visible }: Payload<'visible'>): Done {
  attendance.setVisible(session, visible)
  return DONE
}

function notify(
  { subscribers }: RequestTable,
  session: Session,
  order: Payload<'notify'>,
): Promise<Refusal | null> {
  return 'on' in order
    ? subscribers.addDevice(session, order.on)
    : subscribers.removeDevice(session, order.off)
}

function notices(
  { record, subscribers }: RequestTable,
  session: Session,
  { endpoint }: Payload<'notices'>,
): Notices {
  return {
    ok: true,
    on: endpoint !== undefined && subscribers.isOn(session, endpoint),
    webhook: record.host === session.person ? subscribers.webhook : null,
  }
}

function withdraw({ takeovers }: RequestTable, { person }: Session): Done {
  takeovers.withdraw(person)
  return DONE
}

async function pause(table: RequestTable, { seat, person }: Session, want: boolean): Promise<Refusal | null> {
  if (seat === null) return refusal('not-seated')
  return announced(table, draft => wantPause(draft, person, want, table.playTime()))
}

async function give(table: RequestTable, { seat }: Session, to: Seat): Promise<Refusal | null> {
  if (seat === null) return refusal('not-seated')
  return announced(table, draft => giveTime(draft, seat, to))
}

async function announced(table: RequestTable, alter: Alter): Promise<Refusal | null> {
  const refused = await table.change(alter)
  if (!refused) table.announce()
  return refused
}

async function addEntropy(table: RequestTable, { seat }: Session, chance: string): Promise<Refusal | null> {
  if (seat === null) return refusal('not-seated')
  if (!(await table.seatChanges.addEntropy(seat, chance))) return refusal('not-waiting')
  table.announce()
  return null
}

async function consent(
  table: RequestTable,
  session: Session,
  agrees: BroadcastDelay,
): Promise<Refusal | null> {
  const refused = await table.change(draft => answerBroadcast(draft, session, agrees))
  if (!refused) table.announce()
  return refused
}

function audience({ attendance, record }: RequestTable): Audience {
  const people = new Map(attendance.watching.map(({ person, name }) => [person, name]))
  const watchers = [...people].slice(-AUDIENCE_MOST).map(([person, name]) => ({
    ...{ person, name },
    muted: record.muted.some(sanction => sanction.person === person),
  }))
  return { ok: true, watchers }
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
