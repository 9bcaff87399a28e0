/**
 * A table: its record, its match, and the people at it. Plain logic with an injected clock; the room that
 * connects it to sockets is an `Outlet` and knows no more. Whatever changes a table waits its turn in one
 * queue, is stored, and only then takes effect and is told.
 */
import {
  type AnyGame,
  CLOSE_REMOVED,
  clonePlain,
  type IntentDone,
  isRefusal,
  type JoinOptions,
  type PrivateSlice,
  type Refusal,
  type RequestName,
  type Seat,
  type Seated,
  type SessionInfo,
  type TableSummary,
} from '@heorot/shared'
import { type Fence, Fenced, type Write } from '../store/Store'
import { Arrivals } from './Arrivals'
import { Attendance, type Session } from './Attendance'
import { Chat } from './Chat'
import { decided, setAsked } from './clock'
import { commitmentOf, factsOf, summaryOf, type TableFacts } from './facts'
import { noteHolders } from './holders'
import { finish, laidOpen } from './life'
import { TableClosed } from './movedOn'
import type { StoredTable, TableDeps } from './outlet'
import { Play, type PublicNews, type ReadRow } from './Play'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import { answer, type Reply } from './requests'
import { StandIns } from './StandIns'
import {
  type Claim,
  claimSeat,
  type Newcomer,
  placeOfPerson,
  refusal,
  seatOwnedBy,
  sit,
  turnedAway,
  type Wish,
  wantedSeat,
  wantsSeat,
} from './seating'
import { Takeovers } from './Takeovers'
import { nextDeadline, tableRow } from './wakeAt'

export class Table {
  readonly attendance = new Attendance()
  readonly arrivals = new Arrivals(this)
  readonly standIns: StandIns
  readonly takeovers = new Takeovers(this)
  readonly chat: Chat
  readonly wokenAt: number
  readonly #fence: Fence
  record: TableRecord
  play: Play | null
  #commitment: string
  /** Done when the last that has been begun or waits is. */
  #queue: Promise<void> | null = null
  /** Spectators came or went and nobody has been told yet. */
  #uncounted = false
  /** The last pause of the server that people have been told of, by their deadlines. */
  #toldReturn: number
  #closed = false
  /** What memory holds may not be what is stored: only the store's word counts from now on. */
  #inDoubt = false
  #told: TableRecord | null = null
  /** The match everybody has heard of. */
  #toldPlay: Play | null = null

  constructor(
    stored: StoredTable,
    readonly game: AnyGame,
    readonly deps: TableDeps,
  ) {
    this.#fence = stored.fence
    this.standIns = new StandIns(this)
    this.record = stored.record
    this.play = this.record.seed === null ? null : new Play(game, this.record, stored.rows)
    this.chat = new Chat(stored.chat, deps.now)
    this.wokenAt = deps.playTime.now()
    this.#toldReturn = deps.playTime.returnedAt
    this.#commitment = commitmentOf(this.record)
  }

  get summary(): TableSummary {
    return summaryOf(this.record, this.attendance, this.play)
  }

  /** First words after waking; a match that ended in the moment of a crash is finished now. */
  async open(): Promise<void> {
    await this.settle()
    if (this.#inDoubt) throw new TableClosed('the table has moved on while it woke')
    this.publish(this.play?.publicNews() ?? null)
  }

  /** Lets somebody in: into their seat, a new one, or a place to watch, perhaps with a request for a seat. */
  arrive(id: string, guest: Newcomer, { sit: wish, chance }: JoinOptions): Promise<Refusal | null> {
    return this.enqueue(async () => {
      await this.confirm()
      const refused = this.turnsAway(guest, wish)
      if (refused) return refused
      const wanted = this.#wanted(guest, wish)
      if (wanted && !wanted.needsConsent) await this.seat(guest, wanted.seat)
      const seat = placeOfPerson(this.record, guest.person)
      this.attendance.enter({ ...guest, id, seat })
      if (seat !== null) await this.#takePlace(seat, chance)
      else this.#uncounted = true
      if (wanted?.needsConsent) await this.takeSeat(guest, wanted.seat)
      return null
    })
  }

  /** Why this guest may not come in, or null: asked before a socket is opened for them. */
  turnsAway(guest: Newcomer, wish: Wish): Refusal | null {
    return turnedAway(this.record, guest, wish, this.deps.now()) ?? this.arrivals.noRoom(guest, wish)
  }

  /** The seat a guest at the door wants and may have; owners want their own. */
  #wanted(guest: Newcomer, wish: Wish): Claim | null {
    if (!wantsSeat(wish)) return null
    const seat = seatOwnedBy(this.record, guest.owner) ?? wantedSeat(wish)
    const claim = claimSeat(this.record, guest, seat, this.deps.now())
    return isRefusal(claim) ? null : claim
  }

  async #takePlace(seat: Seat, chance: string | undefined): Promise<void> {
    if (chance) await this.addEntropy(seat, chance)
    this.standIns.ownerIsBack(seat)
    this.tellTabs(seat)
    this.publish()
  }

  leave(id: string): void {
    const session = this.attendance.leave(id, this.deps.playTime.now())
    if (!session) return
    if (session.seat === null) {
      this.#uncounted = true
      this.#considerSleep()
      return
    }
    if (this.attendance.ofSeat(session.seat).length === 0) this.play?.forget(session.seat)
    this.tellTabs(session.seat)
    this.publish()
  }

  /** Answers one request of a session. */
  request(id: string, name: RequestName, payload: unknown): Promise<Reply> {
    return this.enqueue(async () => {
      const session = this.attendance.get(id)
      return session ? answer(this, session, name, payload) : { refusal: refusal('not-seated') }
    })
  }

  // Everything below runs within the queue.

  /** Sits somebody down, or asks on their behalf for a seat they cannot just take. */
  async takeSeat(guest: Newcomer, wanted: Seat | null): Promise<Seated | Refusal> {
    const claim = claimSeat(this.record, guest, wanted, this.deps.now())
    if (isRefusal(claim)) return claim
    const isNeedless = this.takeovers.isNeedless(guest)
    if (claim.needsConsent && !isNeedless) return this.takeovers.ask(guest, claim.seat)
    return (await this.seat(guest, claim.seat, isNeedless)) ?? { ok: true }
  }

  /** `agreed`: somebody accepted that they take over the seat. */
  async seat(guest: Newcomer, wanted: Seat, agreed = false): Promise<Refusal | null> {
    const refused = await this.change(draft => {
      const seat = sit(draft, guest, wanted, this.deps.now(), agreed)
      return typeof seat === 'number' ? null : seat
    })
    if (refused) return refused
    this.standIns.end(wanted)
    this.reseat(guest.person)
    return null
  }

  /** Brings a person's sessions to where the record says they belong, and tells everybody. */
  reseat(person: string): void {
    const seat = placeOfPerson(this.record, person)
    for (const session of this.attendance.place(person, seat))
      this.deps.outlet.you(session, this.you(session))
    if (seat !== null) this.play?.forget(seat)
    this.publish()
  }

  dismiss(person: string): void {
    for (const session of this.attendance.ofPerson(person)) this.deps.outlet.close(session, CLOSE_REMOVED)
  }

  /** A seat adds to the deal once, before the start. */
  async addEntropy(seat: Seat, chance: string): Promise<boolean> {
    if (this.record.phase !== 'waiting' || this.record.seats[seat]?.chance !== '') return false
    await this.change(draft => {
      draft.seats[seat]!.chance = chance
      return null
    })
    return true
  }

  you(session: Session): SessionInfo {
    return { person: session.person, seat: session.seat, acts: this.attendance.acts(session) }
  }

  /** Several tabs on one seat: each hears whether it is the one that acts. */
  tellTabs(seat: Seat): void {
    const tabs = this.attendance.ofSeat(seat)
    for (const tab of tabs) this.deps.outlet.you(tab, this.you(tab))
  }

  /** Stores an intent, plays it and tells everybody. */
  async commit(row: ReadRow): Promise<IntentDone | Refusal> {
    const { play, record } = this
    if (!play) return refusal('not-playing')
    await this.store([{ kind: 'intent', code: record.code, match: record.match, row }])
    try {
      play.accept(row)
    } catch (error) {
      return this.#undo(row, error)
    }
    decided(record.seats[row.seat]!, record.clock, this.deps.playTime.now())
    const settling = this.settle()
    if (settling) await settling
    this.publish(play.publicNews())
    return { ok: true, revision: play.revision }
  }

  /** The rules broke on an intent they had let pass: the table goes on as if it had never come. */
  async #undo(row: IntentRow, error: unknown): Promise<Refusal> {
    this.deps.warn(error, `the rules of ${this.game.id} broke at step ${row.step}`)
    const { code, match } = this.record
    await this.store([{ kind: 'undo', code, match, step: row.step }])
    this.play = new Play(this.game, this.record, this.play?.rows)
    return refusal('server-error')
  }

  /** Who thinks from now on; when nobody does, the match is over. Null when nothing has to be stored for it. */
  settle(): Promise<unknown> | null {
    const { play, record } = this
    if (!play || record.phase !== 'playing') return null
    const now = this.deps.playTime.now()
    const asked = play.waitingFor
    for (const [i, seat] of record.seats.entries()) setAsked(seat, asked.includes(i), record.clock, now)
    if (play.outcome)
      return this.change(
        draft => finish(draft, this.deps.now()),
        draft => [{ kind: 'record', record: laidOpen(draft, this.game, play.rows) }],
      )
    return record.clock === 'none' ? null : this.store([tableRow(record)])
  }

  /** Runs one change after the other; whatever goes wrong in one does not stop the next. */
  enqueue<T>(work: () => Promise<T>): Promise<T> {
    return this.#afterTheOthers(() => {
      if (this.#closed || this.#inDoubt) throw new TableClosed('the table has left memory')
      return work()
    })
  }

  /** Begins at once where nothing is under way. */
  async #afterTheOthers<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#queue
    let done = () => {}
    const turn = new Promise<void>(resolve => {
      done = resolve
    })
    this.#queue = turn
    if (before) await before
    try {
      return await work()
    } finally {
      if (this.#queue === turn) this.#queue = null
      done()
    }
  }

  /** Alters a draft of the record; the draft becomes the record once it is stored. */
  async change(
    alter: (draft: TableRecord) => Refusal | null,
    also: (draft: TableRecord) => Write[] = () => [],
  ): Promise<Refusal | null> {
    const draft = clonePlain(this.record)
    const refused = alter(draft)
    if (refused) return refused
    noteHolders(draft, (this.play?.revision ?? 0) + 1)
    await this.store([tableRow(draft), ...also(draft)])
    if (draft.serverSeed !== this.record.serverSeed) this.#commitment = commitmentOf(draft)
    this.record = draft
    return null
  }

  store(writes: readonly Write[]): Promise<void> {
    return this.deps.store.commit(writes, this.#fence).catch(error => {
      this.abandon()
      throw error
    })
  }

  /** Throws unless the store says that this copy is the table: nobody who arrives is shown an older one. */
  async confirm(): Promise<void> {
    if (this.#inDoubt) throw new TableClosed('the table has left memory')
    await this.deps.store.commit([], this.#fence).catch(error => {
      if (error instanceof Fenced) this.abandon()
      throw error
    })
  }

  /** Whether this copy is given up: everybody has been told to come in again. */
  get isAbandoned(): boolean {
    return this.#inDoubt
  }

  /** Everybody out, and in again from what is stored, here or where the table is by now. */
  abandon(): void {
    if (this.#inDoubt) return
    this.#inDoubt = true
    this.standIns.stop()
    this.deps.outlet.reopen()
  }

  /** Tells everybody what has changed; `match` when the match has. Nobody hears of a match without its view. */
  publish(match = this.#untoldMatch()): void {
    this.#toldPlay = this.play
    const table = match && this.#tableIsTold() ? undefined : this.#facts()
    this.deps.outlet.publish({ table, match, mine: match ? this.#slices() : [] })
    this.standIns.consider()
    this.#considerSleep()
  }

  #untoldMatch(): PublicNews | null | undefined {
    return this.#toldPlay === this.play ? undefined : (this.play?.publicNews() ?? null)
  }

  #facts(): TableFacts {
    this.#uncounted = false
    this.#toldReturn = this.deps.playTime.returnedAt
    this.#told = this.record
    const { attendance, standIns, takeovers, record } = this
    return factsOf(
      record,
      attendance,
      standIns.seats,
      takeovers.pending,
      this.#commitment,
      this.deps.playTime,
    )
  }

  /** Most intents change nothing about the table itself; who comes and goes has been told when it happened. */
  #tableIsTold(): boolean {
    return this.#told === this.record && !this.#uncounted && this.record.clock === 'none'
  }

  #slices(): [Session, PrivateSlice][] {
    const { play, attendance, record } = this
    const slices: [Session, PrivateSlice][] = []
    for (let seat = 0; play && seat < record.seats.length; seat++) {
      const sessions = attendance.ofSeat(seat)
      const news = sessions.length > 0 ? play.news(seat) : null
      if (news) for (const session of sessions) slices.push([session, news])
    }
    return slices
  }

  /** Once a second: time-outs, absences, the host's role, and the spectators counted together. */
  tick(now: number): void {
    this.standIns.watch(now)
    if (this.#uncounted || this.#toldReturn !== this.deps.playTime.returnedAt) this.publish()
  }

  #considerSleep(): void {
    this.deps.outlet.maySleep(this.attendance.size === 0 && !this.standIns.busy)
  }

  /** Finishes what was begun and notes when somebody must look again. */
  close(): Promise<void> {
    const wasBusy = this.standIns.busy
    this.standIns.stop()
    return this.#afterTheOthers(async () => {
      this.#closed = true
      const row = tableRow(this.record, wasBusy ? 0 : nextDeadline(this.record, this.deps.playTime))
      const release: Write = { kind: 'release', code: this.record.code }
      await this.deps.store.commit(this.#inDoubt ? [release] : [row, release], this.#fence)
    })
  }
}
