/** Tells people who are not looking that it is their turn: once per decision, and once more when time runs short. */
import { randomUUID } from 'node:crypto'
import type { Seat } from '@heorot/shared'
import type { TableNotice } from '../notify/notice'
import type { Write } from '../store/Store'
import type { TableRecord } from '../store/TableRecord'
import type { Attendance } from './Attendance'
import { deadlineOf, reminderOf } from './clock'
import type { TableDeps } from './outlet'
import type { Play } from './Play'
import { isOccupied, placeAt } from './seating'
import type { Subscribers } from './Subscribers'
import { tableRow } from './wakeAt'

interface NoticedTable {
  readonly record: TableRecord
  readonly play: Play | null
  readonly attendance: Attendance
  readonly standIns: { readonly seats: ReadonlySet<Seat> }
  readonly subscribers: Pick<Subscribers, 'areAny' | 'targetsOf' | 'send'>
  enqueue<T>(work: () => Promise<T>): Promise<T>
  write(writes: readonly Write[]): Promise<void>
}

export class TurnNotices {
  constructor(
    private readonly table: NoticedTable,
    private readonly deps: Pick<TableDeps, 'hallNotices' | 'playTime' | 'warn'>,
  ) {}

  /** After everything that may have changed whose turn it is. */
  consider(): void {
    const { play, record } = this.table
    if (!play || !this.#isRunning()) return
    this.#forgetDecided(play)
    const { told } = record.notify
    const asked = play.waitingFor.filter(seat => this.#isForPerson(seat))
    const fresh = asked.filter(seat => told[seat] !== decisionOf(play, record.match, seat))
    for (const seat of fresh) told[seat] = decisionOf(play, record.match, seat)
    if (fresh.length > 0) this.#send('turn', fresh)
  }

  #isRunning(): boolean {
    const { phase, pause } = this.table.record
    const isAnybodyTold = this.table.subscribers.areAny || this.#hall !== null
    return phase === 'playing' && pause.since === null && isAnybodyTold
  }

  /** The hall whose members and chat may want to know. */
  get #hall(): string | null {
    return (this.deps.hallNotices && this.table.record.hall) ?? null
  }

  /** A seat that is asked again, after another one has taken a decision back, is told again. */
  #forgetDecided({ waitingFor }: Play): void {
    const { seats, notify } = this.table.record
    for (const seat of seats.keys())
      if (!waitingFor.includes(seat)) {
        delete notify.told[seat]
        delete notify.reminded[seat]
      }
  }

  #isForPerson(seat: Seat): boolean {
    const { record, standIns } = this.table
    return isOccupied(placeAt(record, seat)) && !standIns.seats.has(seat)
  }

  /** Once a second. */
  watch(now: number): void {
    const { play, record } = this.table
    if (!play || !this.#isRunning()) return
    const { reminded, told } = record.notify
    const late = play.waitingFor.filter(seat => this.#isToBeReminded(seat, now))
    for (const seat of late) reminded[seat] = told[seat] ?? ''
    if (late.length > 0) this.#send('reminder', late)
  }

  #isToBeReminded(seat: Seat, now: number): boolean {
    const { record, attendance } = this.table
    const { told, reminded } = record.notify
    const place = placeAt(record, seat)
    const at = isOccupied(place) ? reminderOf(place, record.clock, this.deps.playTime) : null
    if (at === null || now < at || told[seat] === undefined) return false
    return reminded[seat] !== told[seat] && !attendance.isSeen(seat)
  }

  /**
   * Sends nothing to players who are looking at the table. All seats are stored as told before anything is sent, so that
   * a restart neither repeats a notice nor tells someone who has seen the question.
   */
  #send(kind: 'turn' | 'reminder', seats: readonly Seat[]): void {
    const away = seats.filter(seat => !this.table.attendance.isSeen(seat))
    const notices = away.map(seat => [seat, this.#noticeFor(kind, seat)] as const)
    void this.table
      .enqueue(() => this.table.write([tableRow(this.table.record)]))
      .then(() => Promise.all(notices.map(([seat, notice]) => this.#notify(seat, notice))))
      .catch(error => this.deps.warn(error, 'telling somebody that it is their turn failed'))
  }

  async #notify(seat: Seat, notice: TableNotice): Promise<void> {
    const { subscribers, record } = this.table
    const { owner, member = null } = placeAt(record, seat)
    const targets = subscribers.targetsOf(owner, notice.kind)
    const hall = this.#hall
    await Promise.all([
      subscribers.send(notice, targets),
      hall && this.deps.hallNotices?.notify(hall, member, notice, targets),
    ])
  }

  #noticeFor(kind: TableNotice['kind'], seat: Seat): TableNotice {
    const { record } = this.table
    const { playTime } = this.deps
    const deadline = deadlineOf(placeAt(record, seat), record.clock, playTime)
    const names = record.seats.map(({ name }) => name)
    return {
      ...{ id: randomUUID(), kind, code: record.code, name: names[seat] ?? '' },
      others: names.filter((name, i) => i !== seat && name !== ''),
      deadline: deadline === null ? null : deadline + playTime.lag,
    }
  }
}

/** The same until the seat has decided, whatever the others do. */
const decisionOf = (play: Play, match: number, seat: Seat): string =>
  `${match}.${play.rows.filter(row => row.seat === seat).length}`
