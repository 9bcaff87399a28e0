/** What a person at the table may ask of it, except for the host's commands. */
import {
  AUDIENCE_MOST,
  type Audience,
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
  type Seated,
  type Synced,
} from '@heorot/shared'
import type { z } from 'zod'
import type { Session } from './people/Attendance'
import { hears } from './people/Chat'
import { answerBroadcast } from './record/consent'
import { obey } from './hosting'
import { keepGroup } from './people/keepGroup'
import { giveTime, isPaused, wantPause } from './record/pause'
import type { Play } from './Play'
import { isHost, refuseRequest } from './record/rights'
import { refusal, seatOwnedBy, standUp } from './record/seating'
import { STAND_IN } from './bots/thinker'
import type { Table } from './Table'

type Payload<N extends RequestName> = z.output<(typeof REQUESTS)[N]>
type Answer = Audience | Notices | Done | History | IntentDone | KeptGroup | Past | Seated | Synced | Refusal
export type Reply = Exclude<Answer, Refusal> | Refused

type Handler<P> = (table: Table, session: Session, payload: P) => Promise<Answer> | Answer
type Handlers = { readonly [N in RequestName]: Handler<Payload<N>> }

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
  stand: (table, session, message) => done(stand(table, session, message)),
  visible: ({ attendance }, session, { visible }) => {
    attendance.setVisible(session, visible)
    return DONE
  },
  notify: ({ subscribers }, session, order) =>
    done(
      'on' in order ? subscribers.addDevice(session, order.on) : subscribers.removeDevice(session, order.off),
    ),
  notices,
  withdraw: ({ takeovers }, { owner }) => done(takeovers.withdraw(owner)),
  pause: (table, { person }, { want }) =>
    done(table.alter(draft => wantPause(draft, person, want, table.playTime()))),
  giveTime: (table, from, { seat }) => done(table.alter(draft => giveTime(draft, from.seat, seat))),
  entropy: (table, { seat }, { entropy }) => done(table.seatChanges.addEntropy(seat, entropy)),
  broadcast: (table, session, { agree }) =>
    done(table.alter(draft => answerBroadcast(draft, session, agree))),
  audience,
  chat: (table, session, message) => done(say(table, session, message)),
  host: (table, session, command) => done(obey(table, session, command)),
  keepGroup,
}

/** What a browser reports by itself; all else is the person's doing. */
const BY_ITSELF: readonly RequestName[] = ['watched', 'visible', 'notify', 'notices']

/** Answers one request. The payload has been read by the request's shape; runs in the table's queue. */
export async function answer(
  table: Table,
  session: Session | undefined,
  name: RequestName,
  payload: unknown,
): Promise<Reply> {
  if (!session) return { refusal: refusal('not-seated') }
  if (session.seat !== null && !BY_ITSELF.includes(name)) table.standIns.ownerIsBack(session.seat)
  const refused = refuseRequest(table.situation(), session, name)
  if (refused) return { refusal: refused }
  const handle = handlers[name] as Handler<unknown>
  const said = await handle(table, session, payload)
  return isRefusal(said) ? { refusal: said } : said
}

function playIntent(
  table: Table,
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
  if (table.standIns.decidesFor(seat)) return refusal('time-up')
  if (revision !== undefined && play.isStale(seat, revision)) return refusal('stale')
  const row = play.read(seat, intent, id)
  return isRefusal(row) ? row : table.commit(row)
}

async function sync(table: Table, session: Session, { here }: Payload<'sync'>): Promise<Synced> {
  await table.confirm()
  const { seat } = session
  if (here) table.bringForward(session)
  return {
    ok: true,
    you: table.announcer.infoFor(session),
    now: table.now(),
    mine: seat !== null && table.play ? table.play.resendAll(seat) : null,
    ...(session.opens && { open: table.broadcast.hands() }),
    chat: table.chat.lines.filter(line => hears(table.record, session, line)),
  }
}

/** Nothing of a match that has been cleared away. */
const matchOnTable = ({ play, record }: Table, match: number): Play | null =>
  match === record.match ? play : null

function past(table: Table, { seat, opens }: Session, { match, from, to = Infinity }: Payload<'past'>): Past {
  if (opens) return table.broadcast.past(match, { from, to })
  return {
    ok: true,
    frames: matchOnTable(table, match)?.history.frames(seat ?? 'spectator', { from, to }) ?? [],
  }
}

function history(table: Table, { seat, opens }: Session, { match }: Payload<'history'>): History {
  if (opens) return table.broadcast.history(match)
  return { ok: true, steps: matchOnTable(table, match)?.history.steps(seat ?? 'spectator') ?? [] }
}

function watched(table: Table, session: Session, { match, revision }: Payload<'watched'>): Done {
  if (matchOnTable(table, match)) table.standIns.watchedBy(session, revision)
  return DONE
}

async function stand(
  table: Table,
  { owner }: Session,
  { forGood }: Payload<'stand'>,
): Promise<Refusal | null> {
  const seat = seatOwnedBy(table.record, owner)
  if (seat === null) return refusal('not-seated')
  const refused = await table.change(draft => standUp(draft, seat, STAND_IN, forGood))
  if (refused) return refused
  table.seatChanges.follow(owner)
  return table.takeovers.giveAgreed()
}

function notices(
  { record, subscribers }: Table,
  session: Session,
  { endpoint }: Payload<'notices'>,
): Notices {
  return {
    ok: true,
    on: endpoint !== undefined && subscribers.isOn(session, endpoint),
    webhook: isHost(record, session) ? subscribers.webhook : null,
  }
}

function audience({ attendance, record }: Table): Audience {
  const people = new Map(attendance.watching.map(({ person, name }) => [person, name]))
  const watchers = [...people].slice(-AUDIENCE_MOST).map(([person, name]) => ({
    ...{ person, name },
    muted: record.muted.some(sanction => sanction.person === person),
  }))
  return { ok: true, watchers }
}

async function say(table: Table, session: Session, message: Payload<'chat'>): Promise<Refusal | null> {
  const { chat, record } = table
  const line = chat.compose(record, session, message)
  if (isRefusal(line)) return line
  await table.write([{ kind: 'chat', code: record.code, line, displaced: chat.displacedBy(line) }])
  chat.add(line)
  table.deps.outlet.sendChat(line)
  return null
}
