/**
 * A table: its record, its match, and the people at it. Plain logic with an injected clock; the room that connects it
 * to sockets is an `Outlet` and knows no more. Every change waits its turn in one queue, is stored, takes effect, and
 * is announced, in this order.
 */
import {
  type AnyGame,
  type ChatLine,
  type IntentDone,
  isTakeBack,
  type JoinOptions,
  type Refusal,
  type RequestName,
  type SessionInfo,
  type TableSummary,
} from '@heorot/shared'
import type { Write } from '../store/Store'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import { Absences } from './Absences'
import { Announcer } from './Announcer'
import { Arrivals } from './Arrivals'
import { Attendance, type Session } from './Attendance'
import { Broadcast } from './Broadcast'
import { Chat } from './Chat'
import { decided, setAsked, thinkOn } from './clock'
import { summaryOf } from './facts'
import { noteHolders } from './holders'
import { finish, laidOpen } from './life'
import { gameOfHall } from './members'
import { TableClosed } from './movedOn'
import type { KeepGroup, StoredTable, TableDeps } from './outlet'
import { Play, type PublicNews, type ReadRow } from './Play'
import { answer, type Reply, type RequestTable } from './requests'
import { SeatChanges } from './SeatChanges'
import { SerialQueue } from './SerialQueue'
import { StandIns } from './StandIns'
import { type Alter, StoredRecord } from './StoredRecord'
import { type Newcomer, placeAt, placeOfPerson, refusal } from './seating'
import { newServerSeed } from './secrets'
import { Takeovers } from './Takeovers'
import { Subscribers } from './Subscribers'
import { TurnNotices } from './TurnNotices'
import { nextDeadline, tableRow } from './wakeAt'

export class Table implements RequestTable {
  readonly attendance = new Attendance()
  readonly arrivals: Arrivals
  readonly seatChanges: SeatChanges
  readonly standIns: StandIns
  readonly takeovers: Takeovers
  readonly subscribers: Subscribers
  readonly #notices: TurnNotices
  readonly chat: Chat
  readonly broadcast: Broadcast
  readonly wokenAt: number
  readonly #queue = new SerialQueue()
  readonly #stored: StoredRecord
  readonly #announcer: Announcer
  readonly #absences: Absences
  #play: Play | null
  #isClosed = false

  constructor(
    stored: StoredTable,
    readonly game: AnyGame,
    private readonly deps: TableDeps,
  ) {
    const { store, outlet, playTime, capacity, now } = deps
    this.#stored = new StoredRecord(stored, store, () => this.#sendEverybodyOut())
    this.#play = stored.record.seed === null ? null : new Play(game, stored.record, stored.rows)
    this.broadcast = new Broadcast(this, outlet, playTime)
    this.#announcer = new Announcer(this, outlet, playTime)
    this.arrivals = new Arrivals(this, capacity, now)
    this.seatChanges = new SeatChanges(this, this.#announcer, now)
    this.standIns = new StandIns(this, deps)
    this.#absences = new Absences(this, deps)
    this.takeovers = new Takeovers(this, now)
    this.subscribers = new Subscribers(this, deps)
    this.#notices = new TurnNotices(this, deps)
    this.chat = new Chat(stored.chat, now)
    this.wokenAt = playTime.now()
  }

  get record(): TableRecord {
    return this.#stored.record
  }

  get play(): Play | null {
    return this.#play
  }

  get summary(): TableSummary {
    return summaryOf(this.record, this.attendance, this.#play)
  }

  /** Whether this copy is given up: everybody has been sent out. */
  get isAbandoned(): boolean {
    return this.#stored.isAbandoned
  }

  now(): number {
    return this.deps.now()
  }

  playTime(): number {
    return this.deps.playTime.now()
  }

  get keepGroup(): KeepGroup {
    return this.deps.keepGroup
  }

  newServerSeed(): string {
    return newServerSeed(this.deps.random)
  }

  /** The first announcement after waking; a match that ended in the moment of a crash is finished now. */
  async open(): Promise<void> {
    await this.#settle()
    this.#stored.assertCurrent()
    this.announce(this.#play?.publicNews() ?? null)
  }

  /** Lets somebody in: into their seat, a new one, or a place to watch, perhaps with a request for a seat. */
  arrive(id: string, guest: Newcomer, { sit: wish, chance }: JoinOptions): Promise<Refusal | null> {
    return this.enqueue(async () => {
      await this.confirm()
      const refused = this.arrivals.turnAway(guest, wish)
      if (refused) return refused
      const wanted = this.arrivals.wantedSeat(guest, wish)
      if (wanted && !wanted.needsConsent) await this.seatChanges.give(guest, wanted.seat)
      await this.#enter(id, guest, chance)
      if (wanted?.needsConsent) await this.seatChanges.take(guest, wanted.seat)
      return null
    })
  }

  async #enter(id: string, guest: Newcomer, entropy: string | undefined): Promise<void> {
    const seat = placeOfPerson(this.record, guest.person)
    this.attendance.enter({ id, seat, ...guest })
    if (guest.opens) this.#announcer.beginBroadcast()
    if (seat === null) return this.#announcer.spectatorsChanged()
    if (entropy) await this.seatChanges.addEntropy(seat, entropy)
    this.standIns.ownerIsBack(seat)
    this.#announcer.announceTabs(seat)
    this.announce()
  }

  leave(id: string): void {
    const session = this.attendance.leave(id, this.deps.playTime.now())
    if (!session) return
    const { seat } = session
    if (seat === null) {
      this.#announcer.spectatorsChanged()
      this.#considerSleep()
      return
    }
    if (this.attendance.ofSeat(seat).length === 0) this.#play?.forget(seat)
    this.#announcer.announceTabs(seat)
    this.announce()
  }

  /** Answers one request of a session. */
  request(id: string, name: RequestName, payload: unknown): Promise<Reply> {
    return this.enqueue(() => answer(this, this.attendance.get(id), name, payload))
  }

  /** Runs one change after the other. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(() =>
      this.isAbandoned || this.#isClosed
        ? Promise.reject(new TableClosed('the table has left memory'))
        : work(),
    )
  }

  // Everything below runs within the queue.

  /** Stores an intent, plays it and announces the outcome. */
  async commit(read: ReadRow): Promise<IntentDone | Refusal> {
    const play = this.#play
    const { record } = this
    if (!play) return refusal('not-playing')
    // Times never go back, whatever the clock does.
    const at = Math.max(play.rows.at(-1)?.at ?? 0, this.deps.playTime.now())
    const { step, seat, intent, id } = read
    const row = { step, seat, intent, id, at }
    await this.write([{ kind: 'intent', code: record.code, match: record.match, row }])
    try {
      play.accept(row)
    } catch (error) {
      return this.#undo(row, error)
    }
    const place = placeAt(record, row.seat)
    const now = this.deps.playTime.now()
    decided(place, record.clock, now)
    if (isTakeBack(row.intent)) thinkOn(place, record.clock, play.tookBefore(row), now)
    const settling = this.#settle()
    if (settling) await settling
    this.announce(play.publicNews())
    return { ok: true, revision: play.revision }
  }

  /** The rules broke on an intent they had let pass: the table goes on as if it had never come. */
  async #undo(row: IntentRow, error: unknown): Promise<Refusal> {
    this.deps.warn(error, `the rules of ${this.game.id} broke at step ${row.step}`)
    const { code, match } = this.record
    await this.write([{ kind: 'undo', code, match, step: row.step }])
    this.#play = new Play(this.game, this.record, this.#play?.rows)
    return refusal('server-error')
  }

  /** Who thinks from now on; when nobody does, the match is over. Null when nothing has to be stored for it. */
  #settle(): Promise<unknown> | null {
    const play = this.#play
    const { record } = this
    if (!play || record.phase !== 'playing') return null
    const now = this.deps.playTime.now()
    const asked = play.waitingFor
    for (const [i, seat] of record.seats.entries()) setAsked(seat, asked.includes(i), record.clock, now)
    if (play.outcome)
      return this.change(
        draft => finish(draft, this.now()),
        draft => [
          { kind: 'record', record: laidOpen(draft, this.game, play.rows) },
          ...gameOfHall(draft, play.outcome),
        ],
      )
    return record.clock === 'none' ? null : this.write([tableRow(record)])
  }

  /** The record says that a match has begun. */
  async startMatch(): Promise<void> {
    const play = new Play(this.game, this.record)
    this.#play = play
    await this.#settle()
    this.announce(play.publicNews())
  }

  /** The record says that the table waits for its next match. */
  clearMatch(): void {
    this.#play = null
    this.standIns.clear()
    this.takeovers.clear()
    this.announce(null)
  }

  /** Alters a draft of the record; the draft becomes the record once it is stored. */
  change(alter: Alter, also?: (draft: TableRecord) => Write[]): Promise<Refusal | null> {
    const nextStep = (this.#play?.revision ?? 0) + 1
    return this.#stored.change(draft => {
      const refused = alter(draft)
      if (!refused) noteHolders(draft, nextStep)
      return refused
    }, also)
  }

  write(writes: readonly Write[]): Promise<void> {
    return this.#stored.write(writes)
  }

  /** Throws unless the store says that this copy is the table. */
  confirm(): Promise<void> {
    return this.#stored.confirm()
  }

  /** Announces what has changed; `match` when the match has. */
  announce(match?: PublicNews | null): void {
    this.broadcast.closeIfOver()
    this.#announcer.announce(match)
    this.standIns.consider()
    this.#notices.consider()
    this.#considerSleep()
  }

  /** Makes this session the one that acts for its seat. */
  bringForward(session: Session): void {
    if (session.seat === null) return
    this.attendance.bringForward(session)
    this.#announcer.announceTabs(session.seat)
  }

  infoFor(session: Session): SessionInfo {
    return this.#announcer.infoFor(session)
  }

  sendChat(line: ChatLine): void {
    this.deps.outlet.sendChat(line)
  }

  disconnect(session: Session, code: number): void {
    this.deps.outlet.close(session, code)
  }

  /** Once a second: time-outs, absences, the host's role, and the spectators counted together. */
  tick(now: number): void {
    this.#absences.watch(now)
    this.#notices.watch(now)
    this.broadcast.advance()
    if (this.#announcer.isDue) this.announce()
  }

  #considerSleep(): void {
    this.deps.outlet.maySleep(this.attendance.size === 0 && !this.standIns.busy)
  }

  /** Everybody comes in again from what is stored, here or where the table is by now. */
  #sendEverybodyOut(): void {
    this.standIns.stop()
    this.deps.outlet.reopen()
  }

  /** Finishes what was begun and notes when the table must be woken. */
  close(): Promise<void> {
    const wasBusy = this.standIns.busy
    this.standIns.stop()
    return this.#queue.run(() => {
      this.#isClosed = true
      return this.#stored.release(wasBusy ? 0 : nextDeadline(this.record, this.deps.playTime))
    })
  }
}
