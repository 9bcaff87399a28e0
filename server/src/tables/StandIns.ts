/** Who plays for a seat whose person is missing: bots, and the watch that decides when they take over. */
import { type BotStrength, isRefusal, type Seat } from '@heorot/shared'
import { absenceGrace, askAgain, deadlineOf, HOST_GRACE } from './clock'
import type { Session } from './Attendance'
import { BotPace } from './BotPace'
import type { Play } from './Play'
import { isOccupied } from './seating'
import type { Table } from './Table'
import { anythingLegal, type BotQuestion, STAND_IN } from './thinker'

export class StandIns {
  /** Owned seats a bot plays for, until the owner is back. */
  readonly seats = new Set<Seat>()
  /** Bots that wait for their time, and those that think (null). */
  readonly #thinking = new Map<Seat, NodeJS.Timeout | null>()
  readonly #pace: BotPace

  constructor(private readonly table: Table) {
    this.#pace = new BotPace(table.deps.botPause, table.deps.now)
  }

  /** Something will happen at this table without anybody doing anything. */
  get busy(): boolean {
    return this.#thinking.size > 0
  }

  begin(seat: Seat): void {
    this.seats.add(seat)
  }

  end(seat: Seat): void {
    if (this.seats.delete(seat)) this.#cancel(seat)
  }

  /** Whatever owners do at the table gives them their seat back. */
  ownerIsBack(seat: Seat): void {
    if (!this.seats.has(seat)) return
    this.end(seat)
    const { record, deps } = this.table
    const place = record.seats[seat]
    if (place) askAgain(place, record.clock, deps.playTime.now())
    this.table.publish()
  }

  clear(): void {
    this.seats.clear()
    this.stop()
  }

  stop(): void {
    for (const seat of [...this.#thinking.keys()]) this.#cancel(seat)
  }

  /** Sets every bot to work that has something to decide. */
  consider(): void {
    const { play, record } = this.table
    if (!play || record.phase !== 'playing') return
    const wait = this.#pace.wait(play, this.#present())
    for (const seat of play.waitingFor)
      if (this.#strength(seat) !== null && !this.#thinking.has(seat)) this.#moveAfter(wait, seat, play)
  }

  /** Somebody has seen everything up to a revision: once all have, the bots need not wait any longer. */
  watchedBy({ seat }: Session, revision: number): void {
    const { play } = this.table
    if (seat === null || !play) return
    this.#pace.watched(seat, revision)
    const wait = this.#pace.wait(play, this.#present())
    for (const [bot, timer] of this.#thinking)
      if (timer) {
        clearTimeout(timer)
        this.#moveAfter(wait, bot, play)
      }
  }

  #present(): readonly Seat[] {
    const { attendance, record } = this.table
    return [...record.seats.keys()].filter(seat => attendance.ofSeat(seat).length > 0)
  }

  #moveAfter(wait: number, seat: Seat, play: Play): void {
    const think = () => {
      this.#thinking.set(seat, null)
      void this.#move(seat, play)
    }
    this.#thinking.set(seat, setTimeout(think, wait))
  }

  /** Time-outs and absences, and a host who is gone. */
  watch(now: number): void {
    const due = this.#missing(now)
    for (const seat of due) this.begin(seat)
    const heir = this.#nextHost(now)
    if (heir !== null) void this.#passHost(heir)
    else if (due.length > 0) this.table.publish()
  }

  #missing(now: number): Seat[] {
    const { play, record } = this.table
    if (!play || record.phase !== 'playing' || this.#allIsWell()) return []
    return play.waitingFor.filter(seat => {
      const place = record.seats[seat]!
      if (!isOccupied(place) || this.seats.has(seat)) return false
      const deadline = deadlineOf(place, record.clock, this.table.deps.playTime)
      return (deadline !== null && now >= deadline) || this.#isAway(seat, now)
    })
  }

  /** Spares the rules a question per second and table when nobody can be missing. */
  #allIsWell(): boolean {
    const { attendance, record } = this.table
    return (
      record.clock === 'none' &&
      record.seats.every((seat, i) => !isOccupied(seat) || attendance.ofSeat(i).length > 0)
    )
  }

  /** Being away counts only while somebody else is there to wait. */
  #isAway(seat: Seat, now: number): boolean {
    const { attendance, record } = this.table
    const grace = absenceGrace(record.clock)
    const person = record.seats[seat]?.person
    if (grace === null || person == null) return false
    const gone = this.#goneSince(person)
    const awaited = record.seats.some((_, other) => other !== seat && attendance.ofSeat(other).length > 0)
    return awaited && gone !== null && now - gone >= grace
  }

  /** Whoever left before the server was away could not come back meanwhile. */
  #goneSince(person: string): number | null {
    const { attendance, deps, wokenAt } = this.table
    const gone = attendance.goneSince(person, wokenAt)
    return gone === null ? null : Math.max(gone, deps.playTime.returnedAt)
  }

  #nextHost(now: number): string | null {
    const { attendance, record, wokenAt } = this.table
    const gone = record.host === null ? wokenAt : this.#goneSince(record.host)
    if (gone === null || now - gone < HOST_GRACE) return null
    return record.seats.find(seat => seat.person !== null && attendance.isHere(seat.person))?.person ?? null
  }

  async #passHost(person: string): Promise<void> {
    const { table } = this
    try {
      await table.enqueue(async () => {
        await table.change(draft => {
          draft.host = person
          return null
        })
        table.publish()
      })
    } catch (error) {
      table.deps.warn(error, 'passing the host role on failed')
    }
  }

  #cancel(seat: Seat): void {
    clearTimeout(this.#thinking.get(seat) ?? undefined)
    this.#thinking.delete(seat)
  }

  #strength(seat: Seat): BotStrength | null {
    return this.table.record.seats[seat]?.bot ?? (this.seats.has(seat) ? STAND_IN : null)
  }

  /** Thinks outside the queue, so that people go on deciding at the same time. */
  async #move(seat: Seat, play: Play): Promise<void> {
    try {
      const { prompt, ...seen } = play.question(seat)
      const strength = this.#strength(seat)
      if (!prompt || strength === null) return this.#cancel(seat)
      const question = { ...seen, prompt, seat, strength, game: play.game }
      const intent = await this.#think(question)
      await this.table.enqueue(() => this.#play(seat, play, intent))
    } catch (error) {
      this.#cancel(seat)
      this.table.deps.warn(error, `the bot on seat ${seat} failed`)
    }
  }

  async #think(question: BotQuestion): Promise<{ readonly kind: string }> {
    try {
      return await this.table.deps.thinker.think(question)
    } catch (error) {
      this.table.deps.warn(error, `a ${question.strength} could not think`)
      return anythingLegal.think(question)
    }
  }

  /** The table may have moved on meanwhile: then the thought is thrown away and begun anew. */
  async #play(seat: Seat, play: Play, intent: unknown): Promise<void> {
    this.#cancel(seat)
    const { table } = this
    if (table.play !== play || this.#strength(seat) === null || !play.waitingFor.includes(seat)) return
    const row = play.read(seat, intent, null)
    if (!isRefusal(row)) await table.commit(row)
    else {
      const { prompt } = play.question(seat)
      const legal =
        prompt && play.read(seat, await anythingLegal.think({ game: play.game, prompt } as BotQuestion), null)
      if (legal && !isRefusal(legal)) await table.commit(legal)
    }
  }
}
