/** Tells people who are not looking that it is their turn: once per decision, and once more when time runs short. */
import { randomUUID } from 'node:crypto'
import type { Seat } from '@heorot/shared'
import type { TableNotice } from '../../notify/notice'
import type { TableRecord } from '../../store/TableRecord'
import { AWAY_GRACE, deadlineOf, reminderOf } from '../record/clock'
import { hasSubscribers } from './Subscribers'
import type { Play } from '../Play'
import { isOccupied, placeAt } from '../record/seating'
import type { Table } from '../Table'

export class TurnNotices {
  /** When owners were last told of a bot. */
  readonly #coveredAt = new Map<Seat, number>()

  constructor(private readonly table: Table) {}

  /** Whether somebody is to be told something that no draft has noted yet. */
  areDue(): boolean {
    return this.#after(this.table.record) !== null
  }

  /**
   * Notes in a draft who is told of what, and returns what to send once it is stored: a restart neither repeats a
   * notice nor tells somebody who has seen the question.
   */
  note(draft: TableRecord): readonly SeatNotice[] {
    const after = this.#after(draft)
    if (!after) return []
    const { told, reminded, fresh, late } = after
    draft.notify = { ...draft.notify, told, reminded }
    return [...this.#compose('turn', fresh, draft), ...this.#compose('reminder', late, draft)]
  }

  /** Somebody sends a bot to play for a seat: its owner hears of it before the bot begins, but not again and again. */
  tellCovered(seat: Seat): void {
    const { record } = this.table
    const now = this.table.deps.playTime.now()
    if (!this.#isRunning(record) || now < (this.#coveredAt.get(seat) ?? -AWAY_GRACE) + AWAY_GRACE) return
    this.#coveredAt.set(seat, now)
    this.send(this.#compose('covered', [seat], record))
  }

  send(notices: readonly SeatNotice[]): void {
    Promise.all(notices.map(([seat, notice]) => this.#notify(seat, notice))).catch(error =>
      this.table.deps.warn(error, 'telling somebody that it is their turn failed'),
    )
  }

  /** The marks from now on; null when they stay. A seat that has decided may be asked, and told, again. */
  #after(record: TableRecord) {
    const { play } = this.table
    if (!play || !this.#isRunning(record)) return null
    const { notify, match } = record
    const asked = play.waitingFor
    const told = ofSeats(notify.told, asked)
    const reminded = ofSeats(notify.reminded, asked)
    const late = asked.filter(seat => this.#isToBeReminded(record, seat))
    for (const seat of late) reminded[seat] = told[seat] ?? ''
    const fresh = asked.filter(
      seat => this.#isForPerson(record, seat) && told[seat] !== decisionOf(play, match, seat),
    )
    for (const seat of fresh) told[seat] = decisionOf(play, match, seat)
    const isForgotten = Object.keys(told).length < Object.keys(notify.told).length
    return fresh.length + late.length > 0 || isForgotten ? { told, reminded, fresh, late } : null
  }

  #isRunning({ phase, pause, notify, hall }: TableRecord): boolean {
    const isAnybodyTold = hasSubscribers(notify) || (this.table.deps.hallNotices && hall)
    return phase === 'playing' && pause.since === null && Boolean(isAnybodyTold)
  }

  #isForPerson(record: TableRecord, seat: Seat): boolean {
    return isOccupied(placeAt(record, seat)) && !this.table.standIns.seats.has(seat)
  }

  #isToBeReminded(record: TableRecord, seat: Seat): boolean {
    const { told, reminded } = record.notify
    const { playTime } = this.table.deps
    const place = placeAt(record, seat)
    const at = isOccupied(place) ? reminderOf(place, record.clock, playTime) : null
    if (at === null || playTime.now() < at || told[seat] === undefined) return false
    return reminded[seat] !== told[seat] && !this.table.attendance.isSeen(seat)
  }

  /** Players who are looking at the table are sent nothing. */
  #compose(kind: TableNotice['kind'], seats: readonly Seat[], record: TableRecord): SeatNotice[] {
    const away = seats.filter(seat => !this.table.attendance.isSeen(seat))
    return away.map(seat => [seat, this.#noticeFor(kind, seat, record)])
  }

  async #notify(seat: Seat, notice: TableNotice): Promise<void> {
    const { subscribers, record } = this.table
    const { owner, member = null } = placeAt(record, seat)
    const targets = subscribers.targetsOf(owner, notice.kind)
    await Promise.all([
      subscribers.send(notice, targets),
      record.hall && this.table.deps.hallNotices?.notify(record.hall, member, notice, targets),
    ])
  }

  #noticeFor(kind: TableNotice['kind'], seat: Seat, record: TableRecord): TableNotice {
    const { playTime } = this.table.deps
    const deadline = deadlineOf(placeAt(record, seat), record.clock, playTime)
    const names = record.seats.map(({ name }) => name)
    return {
      ...{ id: randomUUID(), kind, code: record.code, name: names[seat] ?? '' },
      others: names.filter((name, i) => i !== seat && name !== ''),
      deadline: deadline === null ? null : deadline + playTime.lag,
    }
  }
}

type SeatNotice = readonly [Seat, TableNotice]

/** Of a list by seat, what belongs to these. */
const ofSeats = (marks: Readonly<Record<Seat, string>>, seats: readonly Seat[]): Record<Seat, string> =>
  Object.fromEntries(Object.entries(marks).filter(([seat]) => seats.includes(Number(seat))))

/** The same until the seat has decided, whatever the others do. */
const decisionOf = (play: Play, match: number, seat: Seat): string =>
  `${match}.${play.rows.filter(row => row.seat === seat).length}`
