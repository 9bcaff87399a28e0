/** Connects a table to its sockets. It knows no game and decides nothing. */
import {
  type Client,
  ClientState,
  CloseCode,
  getMessageBytes,
  matchMaker,
  Protocol,
  Room,
  type RoomException,
  ServerError,
} from '@colyseus/core'
import {
  type ChatLine,
  CLOSE_WAKING,
  isRefusal,
  REQUESTS,
  type Refusal,
  type RequestName,
  readFault,
  type SessionInfo,
} from '@heorot/shared'
import { PublicState, type WireTableState } from '@heorot/shared/wire'
import type { RoomOrder } from '../registry/TableRegistry'
import type { Metrics } from '../ops/metrics'
import type { Warn } from '../ops/warn'
import { troubleOf } from '../store/trouble'
import type { Admission } from '../tables/Admission'
import { RESERVATION_MS } from '../tables/Arrivals'
import type { Session } from '../tables/Attendance'
import { Limiter } from '../limits/Limiter'
import { hasMovedOn } from '../tables/movedOn'
import { hears } from '../tables/Chat'
import type { DelayedNews, Outlet, TableNews } from '../tables/outlet'
import type { Reply } from '../tables/requests'
import { refusal } from '../tables/seating'
import { asMember } from '../tables/members'
import { guestOf } from '../tables/secrets'
import type { Table } from '../tables/Table'
import { bytesMessage, DelayedDoor, sendMessage } from './DelayedDoor'
import { type Doors, sendDelayedNews, sendNews } from './sendNews'
import { disposeNow } from './privateApi'
import { readFrames } from './readFrames'
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
  if (hasMovedOn(error)) return refusal('server-stopping')
  if (troubleOf(error)) return refusal('not-stored')
  throw error
}

const LOOK_BACKS: readonly RequestName[] = ['past', 'history']

const isRequestName = (name: string): name is RequestName => Object.hasOwn(REQUESTS, name)

export class TableRoom extends Room<{ state: WireTableState }> implements Doors, Outlet {
  override patchRate = NEVER
  override seatReservationTimeout = RESERVATION_MS / 1000
  publicState!: PublicState
  #options!: RoomOptions
  #table!: Table
  #requests!: Limiter
  #flood!: Limiter
  #delayed: DelayedDoor | null = null
  readonly #serializer = new TableSerializer()
  #isMade = false
  readonly #unfinished = new UnfinishedJoins(this)

  /** Setting the state would bring Colyseus' own. */
  override setSerializer(): void {
    super.setSerializer(this.#serializer)
  }

  override async onCreate(options: RoomOptions): Promise<void> {
    const { code, open, messagesPerSecond, now } = options
    this.roomId = code
    this.#options = options
    this.#requests = new Limiter(messagesPerSecond * 2, messagesPerSecond, now)
    this.#flood = readFrames(this, messagesPerSecond, now, (...message) => this.#answer(...message))
    this.#table = await open(this)
    this.publicState = new PublicState(this.#table.game.id)
    this.state = this.publicState.state
    await this.#table.open()
    this.#isMade = true
  }

  /** Keeps a place for somebody who was let in and whose connection has not come yet, as the SDK wants it. */
  async reserve(admission: Admission): Promise<object | Refusal> {
    const guest = asMember(this.#table.record, guestOf(this.roomId, admission), admission.member)
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
    const guest = asMember(this.#table.record, guestOf(this.roomId, admission), admission.member)
    if (guest.opens) this.#door.admit(client)
    const refused = await this.#table.arrive(client.sessionId, guest, admission).catch(refuseForNow)
    this.#table.arrivals.arrived(client.sessionId)
    if (refused) throw new ServerError(CloseCode.WITH_ERROR, refused.reason)
    this.#options.changed(this.#table)
  }

  override onLeave(client: Client): void {
    this.#delayed?.forget(client)
    this.#flood.forget(client.sessionId)
    this.#requests.forget(client.sessionId)
    this.#table.leave(client.sessionId)
    this.#options.changed(this.#table)
  }

  override onDispose(): Promise<void> {
    return this.#options.closed()
  }

  /** Without this method a bug in one table would end the process, and every table with it. */
  override onUncaughtException(error: RoomException<this>, method: string): void {
    if (!(error.cause instanceof ServerError)) this.#options.warn(error, `table room, ${method}`)
  }

  async #answer(client: Client, name: string, payload: unknown): Promise<Reply> {
    if (!this.#requests.allow(client.sessionId)) return { refusal: refusal('too-often') }
    if (!isRequestName(name)) return { refusal: refusal('unknown-message') }
    if (LOOK_BACKS.includes(name) && !this.#options.lookBacks.allow(client.userData))
      return { refusal: refusal('too-often') }
    const read = REQUESTS[name].safeParse(payload ?? {})
    if (!read.success) return { refusal: readFault(read.error) }
    const done = this.#options.metrics.timeRequest(name)
    try {
      return done(await this.#table.request(client.sessionId, name, read.data))
    } catch (error) {
      if (hasMovedOn(error)) return done({ refusal: refusal('server-stopping') })
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
    sendDelayedNews(this.#door, news)
  }

  get #door(): DelayedDoor {
    this.#delayed ??= new DelayedDoor(this.#table.game.id)
    this.#serializer.apart = this.#delayed
    return this.#delayed
  }

  /** Everybody but those who watch with open hands. */
  get #live(): readonly Client[] {
    const door = this.#delayed
    return door && !door.isEmpty ? this.clients.filter(client => !door.has(client)) : this.clients
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
    const { attendance } = this.#table
    const listeners = this.clients.filter(({ sessionId }) => {
      const session = attendance.get(sessionId)
      return session !== undefined && hears(session, line)
    })
    sendMessage(listeners, getMessageBytes.raw(Protocol.ROOM_DATA, 'chat', line))
  }

  close(session: Session, code: number): void {
    this.kickClient(session.id, code)
  }

  /** A room that is still being made has nobody to disconnect; its creator gets the error. */
  reopen(): void {
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
