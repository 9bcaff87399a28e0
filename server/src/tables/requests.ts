/** What a person at the table may ask of it, the host's commands aside. */
import {
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
  type Synced,
} from '@heorot/shared'
import type { z } from 'zod'
import type { Session } from './Attendance'
import { obey } from './hosting'
import type { Play } from './Play'
import { matchSanctions } from './sanctions'
import { refusal, standUp } from './seating'
import type { Table } from './Table'
import { STAND_IN } from './thinker'

type Payload<N extends RequestName> = z.output<(typeof REQUESTS)[N]>
type Answer = Done | History | IntentDone | Past | Seated | Synced | Refusal
export type Reply = Exclude<Answer, Refusal> | Refused

type Handlers = {
  readonly [N in RequestName]: (
    table: Table,
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
  sit: (table, session, { seat }) => table.takeSeat(session, seat ?? null),
  stand: (table, session) => done(stand(table, session)),
  withdraw,
  chance: (table, session, { chance }) => done(addEntropy(table, session, chance)),
  chat: (table, session, message) => done(say(table, session, message)),
  host: (table, session, command) => done(obey(table, session, command)),
}

/** Answers one request. The payload has been read by the request's shape; runs in the table's queue. */
export async function answer(
  table: Table,
  session: Session,
  name: RequestName,
  payload: unknown,
): Promise<Reply> {
  // A browser reports by itself what it has shown; all else is the person's doing.
  if (session.seat !== null && name !== 'watched') table.standIns.ownerIsBack(session.seat)
  const handle = handlers[name] as (
    table: Table,
    session: Session,
    payload: unknown,
  ) => Promise<Answer> | Answer
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
  if (revision !== undefined && play.isStale(seat, revision)) return refusal('stale')
  const row = play.read(seat, intent, id)
  return isRefusal(row) ? row : table.commit(row)
}

async function sync(table: Table, session: Session, { here }: Payload<'sync'>): Promise<Synced> {
  await table.confirm()
  const { seat } = session
  if (here && seat !== null) {
    table.attendance.bringForward(session)
    table.tellTabs(seat)
  }
  return {
    ok: true,
    you: table.you(session),
    now: table.deps.now(),
    mine: seat !== null && table.play ? table.play.whole(seat) : null,
    chat: table.chat.lines,
  }
}

/** Nothing of a match that has been cleared away. */
const matchOnTable = ({ play, record }: Table, match: number): Play | null =>
  match === record.match ? play : null

function past(table: Table, { seat }: Session, { match, from, to = Infinity }: Payload<'past'>): Past {
  return { ok: true, frames: matchOnTable(table, match)?.past(seat ?? 'spectator', { from, to }) ?? [] }
}

function history(table: Table, { seat }: Session, { match }: Payload<'history'>): History {
  return { ok: true, steps: matchOnTable(table, match)?.history(seat ?? 'spectator') ?? [] }
}

function watched(table: Table, session: Session, { match, revision }: Payload<'watched'>): Done {
  if (matchOnTable(table, match)) table.standIns.watchedBy(session, revision)
  return DONE
}

async function stand(table: Table, { seat, person }: Session): Promise<Refusal | null> {
  if (seat === null) return refusal('not-seated')
  const refused = await table.change(draft => standUp(draft, seat, STAND_IN))
  if (!refused) table.reseat(person)
  return refused
}

function withdraw({ takeovers }: Table, { person }: Session): Done {
  takeovers.withdraw(person)
  return DONE
}

async function addEntropy(table: Table, { seat }: Session, chance: string): Promise<Refusal | null> {
  if (seat === null) return refusal('not-seated')
  if (!(await table.addEntropy(seat, chance))) return refusal('not-waiting')
  table.publish()
  return null
}

async function say(table: Table, session: Session, message: Payload<'chat'>): Promise<Refusal | null> {
  const muted = matchSanctions(table.record.muted, session, table.deps.now())
  const line = table.chat.compose({ ...session, muted }, message)
  if (isRefusal(line)) return line
  await table.store([{ kind: 'chat', code: table.record.code, line }])
  table.chat.add(line)
  table.deps.outlet.chat(line)
  return null
}
