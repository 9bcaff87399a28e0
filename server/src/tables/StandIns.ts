/** Bots that hold seats or play for people who are away. */
import { type BotStrength, isRefusal, type Seat } from '@heorot/shared'
import type { TableRecord } from '../store/TableRecord'
import type { Attendance, Session } from './Attendance'
import { BotPace } from './BotPace'
import { askAgain } from './clock'
import type { TableDeps } from './outlet'
import { isPaused } from './pause'
import type { Play, ReadRow } from './Play'
import { anythingLegal, type BotQuestion, STAND_IN } from './thinker'

interface BotTable {
  readonly record: TableRecord
  readonly play: Play | null
  readonly attendance: Attendance
  enqueue<T>(work: () => Promise<T>): Promise<T>
  commit(row: ReadRow): Promise<unknown>
  announce(): void
}

export class StandIns {
  /** Owned seats a bot plays for, until the owner is back. */
  readonly seats = new Set<Seat>()
  /** Bots that wait for their time, and those that think (null). */
  readonly #thinking = new Map<Seat, NodeJS.Timeout | null>()
  readonly #pace: BotPace

  constructor(
    private readonly table: BotTable,
    private readonly deps: Pick<TableDeps, 'thinker' | 'botPause' | 'now' | 'playTime' | 'warn'>,
  ) {
    this.#pace = new BotPace(deps.botPause, deps.now)
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

  /** Any action of the owner gives them their seat back. */
  ownerIsBack(seat: Seat): void {
    if (!this.seats.has(seat)) return
    this.end(seat)
    const { record } = this.table
    const place = record.seats[seat]
    if (place) askAgain(place, record.clock, this.deps.playTime.now())
    this.table.announce()
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
    if (!play || record.phase !== 'playing' || isPaused(record)) return
    const bots = play.waitingFor.filter(seat => this.#strength(seat) !== null && !this.#thinking.has(seat))
    this.#pace.notice(play)
    if (bots.length === 0) return
    const wait = this.#pace.wait(play, this.#present())
    for (const seat of bots) this.#moveAfter(wait, seat, play)
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
      const question = { prompt, seat, strength, game: play.game, ...seen }
      const { takenBack } = play
      const intent = await this.#think(question)
      await this.table.enqueue(async () => {
        if (play.takenBack === takenBack) return this.#play(seat, play, intent)
        this.#cancel(seat)
        this.consider()
      })
    } catch (error) {
      this.#cancel(seat)
      this.deps.warn(error, `the bot on seat ${seat} failed`)
    }
  }

  async #think(question: BotQuestion): Promise<{ readonly kind: string }> {
    try {
      return await this.deps.thinker.think(question)
    } catch (error) {
      this.deps.warn(error, `a ${question.strength} could not think`)
      return anythingLegal.think(question)
    }
  }

  /** If the table has moved on by now, the decision is dropped and the bot thinks again. */
  async #play(seat: Seat, play: Play, intent: unknown): Promise<void> {
    this.#cancel(seat)
    const { table } = this
    if (
      isPaused(table.record) ||
      table.play !== play ||
      this.#strength(seat) === null ||
      !play.waitingFor.includes(seat)
    )
      return
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
