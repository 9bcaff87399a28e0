/** Connects a table to its sockets. It knows no game and decides nothing. */
import type { Client, RoomException } from 'colyseus'
import { ClientState, CloseCode, getMessageBytes, matchMaker, Protocol, Room, ServerError } from 'colyseus'
import type { ChatLine, Refusal, RequestName, SessionInfo } from '@heorot/shared'
import { CLOSE_WAKING, isRefusal, REQUESTS, readFault } from '@heorot/shared'
import { PublicState } from '@heorot/shared/wire'
import type { RoomOrder } from '../registry/TableRegistry'
import type { Metrics } from '../ops/metrics'
import type { Warn } from '../ops/warn'
import { troubleOf } from '../store/trouble'
import type { Admission } from '../tables/people/Arrivals'
import { RESERVATION_MS } from '../tables/people/Arrivals'
import type { Session } from '../tables/people/Attendance'
import { Limiter } from '../limits/Limiter'
import { isTableGone } from '../tables/StoredRecord'
import { hears } from '../tables/people/Chat'
import type { DelayedNews, Outlet, TableNews } from '../tables/tableDeps'
import type { Reply } from '../tables/requests'
import { refusal } from '../tables/record/seating'
import { guestAt } from '../tables/people/Arrivals'
import type { Table } from '../tables/Table'
import { DelayedAudience } from './DelayedAudience'
import { guardMessages } from './guardMessages'
import { bytesMessage, type MatchSender, sendDelayedNews, sendMessage, sendNews } from './sendNews'
import { disposeNow } from './privateApi'
import { sendTogether } from './sendTogether'
import { TableSerializer } from './TableSerializer'
import { UnfinishedJoins } from './UnfinishedJoins'

/** What every room of a server shares. */
export interface RoomDeps {
  readonly metrics: Metrics
  readonly messagesPerSecond: number
  /** By address, for requests that replay the match. */
  readonly lookBacks: Limiter
  readonly now: () => number
  readonly warn: Warn
}

export type RoomOptions = RoomOrder & RoomDeps

/** Colyseus sets a timer of its own for each room: patches go out at once instead, so it never rings. */
const NEVER = 2 ** 31 - 1
/** Milliseconds connections have to close when their table is read again. */
const CLOSE_LIMIT = 1000

function refuseForNow(error: unknown): Refusal {
  if (isTableGone(error)) return refusal('server-stopping')
  if (troubleOf(error)) return refusal('not-stored')
  throw error
}

const LOOK_BACKS: readonly RequestName[] = ['past', 'history']

const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[]

export class TableRoom extends Room<{ state: PublicState }> implements MatchSender, Outlet {
  override patchRate = NEVER
  override seatReservationTimeout = RESERVATION_MS / 1000
  publicState!: PublicState
  #options!: RoomOptions
  #table!: Table
  #requests!: Limiter
  #flood!: Limiter
  #delayed: DelayedAudience | null = null
  readonly #serializer = new TableSerializer()
  #isMade = false
  readonly #unfinished = new UnfinishedJoins(this)

  override async onCreate(options: RoomOptions): Promise<void> {
    const { code, open, messagesPerSecond, now } = options
    this.roomId = code
    this.#options = options
    this.#requests = new Limiter(messagesPerSecond * 2, messagesPerSecond, now)
    this.#flood = guardMessages(this, messagesPerSecond, now)
    for (const name of REQUEST_NAMES)
      this.onMessage(name, (client, payload) => this.#answer(client, name, payload))
    // Without this, whoever sends an unknown message would be disconnected.
    this.onMessage('*', () => {})
    this.#table = await open(this)
    this.publicState = new PublicState(this.#table.game.id)
    this.setSerializer(this.#serializer)
    this.state = this.publicState
    await this.#table.open()
    this.#isMade = true
  }

  /** Keeps a place for somebody who was let in and whose connection has not come yet, as the SDK wants it. */
  async reserve(admission: Admission): Promise<object | Refusal> {
    const guest = guestAt(this.#table.record, admission)
    const reservation = this.#table.arrivals.reserve(guest, admission.sit)
    if (isRefusal(reservation)) return reservation
    try {
      const seat = await matchMaker.joinById(this.roomId, admission)
      reservation.session = seat.sessionId
      return seat
    } catch (error) {
      this.#table.arrivals.release(reservation)
      throw error
    }
  }

  override async onJoin(client: Client, admission: Admission): Promise<void> {
    sendTogether(client)
    client.userData = admission.address
    const guest = guestAt(this.#table.record, admission)
    if (guest.opens) this.#delayedAudience.admit(client)
    const refused = await this.#table.arrive(client.sessionId, guest, admission).catch(refuseForNow)
    this.#table.arrivals.arrived(client.sessionId)
    if (refused) throw new ServerError(CloseCode.WITH_ERROR, refused.reason)
    this.#options.changed(this.#table)
  }

  override async onLeave(client: Client): Promise<void> {
    this.#delayed?.forget(client)
    this.#flood.forget(client.sessionId)
    this.#requests.forget(client.sessionId)
    await this.#table.leave(client.sessionId)
    this.#options.changed(this.#table)
  }

  override onDispose(): Promise<void> {
    return this.#options.closed()
  }

  /** Without this method a bug in one table would end the process, and every table with it. */
  override onUncaughtException(error: RoomException<this>, method: string): void {
    if (!(error.cause instanceof ServerError)) this.#options.warn(error, `table room, ${method}`)
  }

  async #answer(client: Client, name: RequestName, payload: unknown): Promise<Reply> {
    if (!this.#requests.allow(client.sessionId)) return { refusal: refusal('too-often') }
    if (LOOK_BACKS.includes(name) && !this.#options.lookBacks.allow(client.userData))
      return { refusal: refusal('too-often') }
    const read = REQUESTS[name].safeParse(payload ?? {})
    if (!read.success) return { refusal: readFault(read.error) }
    const done = this.#options.metrics.timeRequest(name)
    try {
      return done(await this.#table.request(client.sessionId, name, read.data))
    } catch (error) {
      if (isTableGone(error)) return done({ refusal: refusal('server-stopping') })
      this.#options.warn(error, `request ${name} at table ${this.roomId}`)
      return done({ refusal: refusal(troubleOf(error) ? 'not-stored' : 'server-error') })
    }
  }

  // What the table sends.

  deliver(news: TableNews): void {
    sendNews(this, news)
    if (this.#table) this.#options.changed(this.#table)
  }

  deliverDelayed(news: DelayedNews): void {
    sendDelayedNews(this.#delayedAudience, news)
  }

  get #delayedAudience(): DelayedAudience {
    this.#delayed ??= new DelayedAudience(this.#table.game.id)
    this.#serializer.apart = this.#delayed
    return this.#delayed
  }

  /** Everybody but those who watch with open hands. */
  get #live(): readonly Client[] {
    const delayed = this.#delayed
    return delayed && !delayed.isEmpty ? this.clients.filter(client => !delayed.has(client)) : this.clients
  }

  override broadcastBytes(type: string, bytes: Uint8Array): void {
    sendMessage(this.#live, bytesMessage(type, bytes))
  }

  sendBytes(session: Session, type: string, bytes: Uint8Array): void {
    this.clients.get(session.id)?.enqueueRaw(bytesMessage(type, bytes))
  }

  sendInfo(session: Session, info: SessionInfo): void {
    this.clients.get(session.id)?.send('you', info)
  }

  sendChat(line: ChatLine): void {
    const { attendance, record } = this.#table
    const listeners = this.clients.filter(({ sessionId }) => {
      const session = attendance.get(sessionId)
      return session !== undefined && hears(record, session, line)
    })
    sendMessage(listeners, getMessageBytes.raw(Protocol.ROOM_DATA, 'chat', line))
  }

  close(session: Session, code: number): void {
    this.kickClient(session.id, code)
  }

  /** A room that is still being made has nobody to disconnect; its creator gets the error. */
  disconnectAll(): void {
    if (!this.#isMade) return
    // The client that asked gets its answer first.
    setImmediate(() => void this.disconnect(CLOSE_WAKING))
    setTimeout(() => this.#disposeNow(), CLOSE_LIMIT)
  }

  /** A dead connection or an unused reservation must not keep the table from being read again. */
  #disposeNow(): void {
    this.#unfinished.dropAll()
    disposeNow(this)
  }

  maySleep(may: boolean): void {
    this.autoDispose = may
  }

  /** Called from the shared clock. */
  dropUnfinishedJoins(now: number): void {
    this.#unfinished.drop(now, client => client.state !== ClientState.JOINED)
  }
}
