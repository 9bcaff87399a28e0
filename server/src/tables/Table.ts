/**
 * A table: its record, its match, and the people at it. Plain logic with an injected clock; the room that connects it
 * to sockets is an `Outlet` and knows no more. Every change waits its turn in one queue, is stored, and only then
 * answered and announced.
 */
import type {
  AnyGame,
  IntentDone,
  JoinOptions,
  Outcome,
  Refusal,
  RequestName,
  TableSummary,
} from '@heorot/shared'
import type { Write } from '../store/Store'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import { Absences } from './people/Absences'
import { Announcer } from './Announcer'
import { Arrivals } from './people/Arrivals'
import { Attendance, type Session } from './people/Attendance'
import { Broadcast } from './openHands/Broadcast'
import { Chat } from './people/Chat'
import { summaryOf } from './facts'
import { noteHolders } from './record/seatHistory'
import { finish, gameOfHall, laidOpen, moveClocks, start } from './record/life'
import type { StoredTable, TableDeps } from './tableDeps'
import { Play, type PublicNews, type ReadRow, replayTable } from './Play'
import { answer, type Reply } from './requests'
import { SeatChanges } from './people/SeatChanges'
import { SerialQueue } from './SerialQueue'
import { StandIns } from './bots/StandIns'
import { type Alter, isTableGone, nextDeadline, StoredRecord, TableClosed } from './StoredRecord'
import { belongs, type TableMoment } from './record/rights'
import { type Newcomer, placeAt, placeOfOwner, refusal, seatOwnedBy } from './record/seating'
import { Takeovers } from './people/Takeovers'
import { Subscribers } from './notices/Subscribers'
import { TurnNotices } from './notices/TurnNotices'

export class Table {
  readonly attendance = new Attendance()
  readonly arrivals: Arrivals
  readonly seatChanges: SeatChanges
  readonly standIns: StandIns
  readonly takeovers: Takeovers
  readonly subscribers: Subscribers
  readonly notices: TurnNotices
  readonly chat: Chat
  readonly broadcast: Broadcast
  readonly wokenAt: number
  readonly #queue = new SerialQueue()
  readonly #stored: StoredRecord
  readonly announcer: Announcer
  readonly #absences: Absences
  #play: Play | null
  #isTicking = false
  #isClosed = false

  constructor(
    stored: StoredTable,
    readonly game: AnyGame,
    readonly deps: TableDeps,
  ) {
    const { record, rows } = stored
    this.#play = record.seed === null ? null : replayTable(game, record, rows)
    this.#stored = new StoredRecord(stored, deps.store, () => this.#sendEverybodyOut())
    this.broadcast = new Broadcast(this)
    this.announcer = new Announcer(this)
    this.arrivals = new Arrivals(this)
    this.seatChanges = new SeatChanges(this)
    this.standIns = new StandIns(this)
    this.#absences = new Absences(this)
    this.takeovers = new Takeovers(this)
    this.subscribers = new Subscribers(this)
    this.notices = new TurnNotices(this)
    this.chat = new Chat(stored.chat, deps.now)
    this.wokenAt = this.playTime()
  }

  get record(): TableRecord {
    return this.#stored.record
  }

  /** The record but for the clocks, which move with every decision. */
  get base(): TableRecord {
    return this.#stored.base
  }

  get play(): Play | null {
    return this.#play
  }

  get summary(): TableSummary {
    return summaryOf(this)
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

  /** What rights depend on; `record` may be a draft. */
  situation(record?: TableRecord): TableMoment {
    return this.#absences.situation(record)
  }

  /** The first announcement after waking; a match that ended in the moment of a crash is finished now. */
  async open(): Promise<void> {
    const play = this.#play
    const { record } = this
    const isRunning = record.phase === 'playing' && record.clock !== 'none'
    const isRested = isRunning && play?.waitingFor.some(seat => placeAt(record, seat).askedAt === null)
    if (play && record.phase === 'playing' && (play.outcome || isRested)) await this.#settle(play)
    else await this.#stored.stayAwake()
    this.#stored.assertCurrent()
    this.announce(this.#play?.publicNews() ?? null)
  }

  /** Lets somebody in: into their seat, a new one, or a place to watch, perhaps with a request for a seat. */
  arrive(id: string, guest: Newcomer, { sit: wish, entropy }: JoinOptions): Promise<Refusal | null> {
    return this.enqueue(async () => {
      await this.confirm()
      const refused = this.arrivals.turnAway(guest, wish)
      if (refused) return refused
      const wanted = this.arrivals.wantedSeat(guest, wish)
      if (wanted && !wanted.needsConsent) await this.seatChanges.give(guest, wanted.seat)
      await this.#enter(id, guest, entropy)
      if (wanted?.needsConsent) await this.seatChanges.take(guest, wanted.seat)
      return null
    })
  }

  async #enter(id: string, guest: Newcomer, entropy: string | undefined): Promise<void> {
    await this.#welcomeBack(guest)
    const seat = placeOfOwner(this.record, guest.owner)
    this.attendance.enter({ id, seat, ...guest })
    if (guest.opens) this.announcer.beginBroadcast()
    if (seat === null) {
      this.announcer.spectatorsChanged()
      return this.standIns.consider()
    }
    if (entropy) await this.seatChanges.addEntropy(seat, entropy)
    this.standIns.ownerIsBack(seat)
    this.announcer.announceTabs(seat)
    this.announce()
  }

  /** Nobody else gets the seat of an owner who is here. A host of old is known from now on by more than an id. */
  async #welcomeBack({ owner, person }: Newcomer): Promise<void> {
    const seat = seatOwnedBy(this.record, owner)
    if (seat !== null) await this.takeovers.end(seat)
    const { host } = this.record
    if (host?.owner === null && host.person === person)
      await this.change(draft => {
        draft.host = { owner, person }
      })
  }

  leave(id: string): Promise<void> {
    return this.#whileHere(async () => this.#leave(id))
  }

  #leave(id: string): void {
    const session = this.attendance.leave(id, this.playTime(), guest => belongs(this.record, guest))
    if (!session) return
    const { seat } = session
    if (seat === null) {
      this.announcer.spectatorsChanged()
      this.#considerSleep()
      return
    }
    if (this.attendance.ofSeat(seat).length === 0) this.#play?.forget(seat)
    this.announcer.announceTabs(seat)
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

  /** As `enqueue`, for what does not matter at a table that has left memory. */
  #whileHere(work: () => Promise<void>): Promise<void> {
    return this.enqueue(work).catch(error => {
      if (!isTableGone(error)) throw error
    })
  }

  /** Once a second: time-outs, absences, and the spectators counted together. */
  async tick(): Promise<void> {
    if (this.#isTicking) return
    this.#isTicking = true
    await this.#whileHere(() => this.#tick()).finally(() => {
      this.#isTicking = false
    })
  }

  async #tick(): Promise<void> {
    this.#absences.watch(this.playTime())
    if (this.notices.areDue()) await this.change(() => null)
    this.broadcast.advance()
    if (this.announcer.isDue) this.announce()
  }

  // Everything below runs within the queue.

  /** Plays an intent, stores it together with what it changes at the table, and announces the outcome. */
  async commit({ step, seat, intent, id }: ReadRow): Promise<IntentDone | Refusal> {
    const play = this.#play
    if (!play) return refusal('not-playing')
    // Times never go back, whatever the clock does.
    const at = Math.max(play.rows.at(-1)?.at ?? 0, this.deps.playTime.now())
    const row = { step, seat, intent, id, at }
    const isEarly = this.standIns.isEarly(row)
    try {
      play.accept(row, { isEarly })
    } catch (error) {
      return this.#undo(play, row, error)
    }
    // Of an earlier version, or of a step that was dropped: later ones would not count.
    const isOdd = (this.record.clockStep ?? step) >= step
    if (isOdd || isEarly || play.outcome || this.notices.areDue()) await this.#settle(play, row, isEarly)
    else await this.#follow(play, row)
    this.announce(play.publicNews())
    return { ok: true, revision: play.revision }
  }

  /** The rules broke on an intent they had let pass: the table goes on as if it had never come. */
  #undo({ rows }: Play, { step }: IntentRow, error: unknown): Refusal {
    this.deps.warn(error, `the rules of ${this.game.id} broke at step ${step}`)
    this.#play = new Play(this.game, this.record, rows)
    return refusal('server-error')
  }

  /** Stores the intent alone: what it does to the clocks follows from it. */
  #follow(play: Play, row: IntentRow): Promise<void> {
    const { record } = this
    if (record.clock === 'none') return this.write([intentWrite(record, row)])
    const draft = { ...record, seats: record.seats.map(seat => ({ ...seat })) }
    moveClocks(draft, play, row.at ?? 0, row)
    return this.#stored.follow(draft, [intentWrite(record, row)])
  }

  /** Stores what more a step changes at the table, with the `row` that led there, or at a table that wakes. */
  async #settle(play: Play, row?: IntentRow, isEarly = false): Promise<void> {
    await this.change(
      draft => {
        moveClocks(draft, play, row?.at ?? this.playTime(), row)
        if (row && isEarly) placeAt(draft, row.seat).coveredStep = row.step
        return play.outcome ? finish(draft, this.now()) : null
      },
      draft => [
        ...(row ? [intentWrite(draft, row)] : []),
        ...(play.outcome ? this.#resultOf(play, play.outcome, draft) : []),
      ],
    )
  }

  #resultOf({ rows }: Play, outcome: Outcome, finished: TableRecord): Write[] {
    return [{ kind: 'record', record: laidOpen(finished, this.game, rows) }, ...gameOfHall(finished, outcome)]
  }

  /** Deals, in the draft that says that a match has begun. */
  startMatch(): Promise<Refusal | null> {
    return this.change(draft => {
      const refused = start(draft, this.game)
      if (refused) return refused
      this.#play = new Play(this.game, draft)
      moveClocks(draft, this.#play, this.playTime())
      return null
    })
  }

  /** The record says that the table waits for its next match. */
  clearMatch(): void {
    this.#play = null
    this.standIns.clear()
    this.announce(null)
  }

  /** Alters a draft of the record; the draft becomes the record once it is stored. */
  async change(alter: Alter, also?: (draft: TableRecord) => Write[]): Promise<Refusal | null> {
    let notices: ReturnType<TurnNotices['note']> = []
    const refused = await this.#stored.change(draft => {
      const refused = alter(draft)
      if (refused) return refused
      noteHolders(draft, (this.#play?.revision ?? 0) + 1)
      notices = this.notices.note(draft)
      return null
    }, also)
    if (!refused) this.notices.send(notices)
    return refused
  }

  /** As `change`, and announces it. */
  async alter(alter: Alter): Promise<Refusal | null> {
    const refused = await this.change(alter)
    if (!refused) this.announce()
    return refused
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
    if (this.isAbandoned) return
    this.broadcast.closeIfOver()
    this.standIns.endReturned()
    this.announcer.announce(match)
    this.standIns.consider()
    this.#considerSleep()
  }

  /** Makes this session the one that acts for its seat. */
  bringForward(session: Session): void {
    if (session.seat === null) return
    this.attendance.bringForward(session)
    this.announcer.announceTabs(session.seat)
  }

  #considerSleep(): void {
    this.deps.outlet.maySleep(this.attendance.size === 0 && !this.standIns.busy)
  }

  /** Everybody comes in again from what is stored, here or where the table is by now. */
  #sendEverybodyOut(): void {
    this.standIns.stop()
    this.deps.outlet.disconnectAll()
  }

  /** Finishes what was begun and notes when the table must be woken. */
  close(): Promise<void> {
    return this.#queue.run(() => {
      const { busy, areResting } = this.standIns
      this.standIns.stop()
      this.#isClosed = true
      const last = { ...this.record, away: this.#absences.away }
      // Nobody's time runs while the bots rest, so nothing has to wake the table.
      if (areResting) last.seats = last.seats.map(seat => ({ ...seat, askedAt: null }))
      const wakeAt = busy && !areResting ? 0 : nextDeadline(last, this.deps.playTime)
      return this.#stored.release(last, wakeAt)
    })
  }
}

const intentWrite = ({ code, match }: TableRecord, row: IntentRow): Write => ({
  kind: 'intent',
  code,
  match,
  row,
})
