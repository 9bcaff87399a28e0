/**
 * Bots that hold seats or play for people who are away. They play for people: where nobody looks on and nobody will be
 * asked, they rest until somebody comes.
 */
import { type BotStrength, isRefusal, type Seat } from '@heorot/shared'
import type { Session } from '../people/Attendance'
import { BotPace, inStep } from './BotPace'
import { absenceGrace, deadlineOf } from '../record/clock'
import { isPaused } from '../record/pause'
import type { Play, ReadRow } from '../Play'
import { isOccupied, placeAt } from '../record/seating'
import { anythingLegal, type BotQuestion, STAND_IN } from './thinker'
import type { Table } from '../Table'

const REST_AFTER = 60_000

export class StandIns {
  /** Owned seats a bot plays for, until the owner is back. */
  readonly seats = new Set<Seat>()
  /** Of those, the ones whose owner is back, after a decision for which the time was up. */
  readonly #returned = new Set<Seat>()
  /** When a bot that was sent may begin. */
  readonly #from = new Map<Seat, number>()
  /** Bots that wait for their time, and those that think (null). */
  readonly #thinking = new Map<Seat, NodeJS.Timeout | null>()
  readonly #pace: BotPace

  constructor(private readonly table: Table) {
    const { botPause, now, thinker } = table.deps
    this.#pace = new BotPace(botPause, now, thinker.budgetMs ?? 0)
  }

  /** Something will happen at this table without anybody doing anything. */
  get busy(): boolean {
    return this.#thinking.size > 0
  }

  get areResting(): boolean {
    const { record, attendance, deps } = this.table
    const willBeAsked = (seat: Seat) => !this.seats.has(seat) || playsOneTurn(this.table)
    return (
      record.phase === 'playing' &&
      attendance.size === 0 &&
      deps.playTime.now() - emptySince(this.table) >= REST_AFTER &&
      !record.seats.some((place, seat) => isOccupied(place) && willBeAsked(seat))
    )
  }

  begin(seat: Seat, delay = 0): void {
    if (this.seats.has(seat)) return
    this.seats.add(seat)
    this.#from.set(seat, this.table.deps.now() + delay)
  }

  end(seat: Seat): void {
    this.#returned.delete(seat)
    if (this.seats.delete(seat) && !this.#isTimeUp(seat)) this.#cancel(seat)
  }

  /** Whether the decision of an owner is a bot's: until they are back, or because their time for it is up. */
  decidesFor(seat: Seat): boolean {
    return this.seats.has(seat) || this.#isTimeUp(seat)
  }

  /** Any action of the owner gives them their seat back; a decision for which their time is up stays with the bot. */
  ownerIsBack(seat: Seat): void {
    if (!this.seats.has(seat)) return
    this.#returned.add(seat)
    if (!this.#isTimeUp(seat)) this.table.announce()
  }

  /** Before anything is announced: whose bot has made its last decision. */
  endReturned(): void {
    for (const seat of this.#returned) if (!this.#isTimeUp(seat)) this.end(seat)
    if (!playsOneTurn(this.table)) return
    for (const seat of this.seats) if (!this.table.play?.waitingFor.includes(seat)) this.end(seat)
  }

  #isTimeUp(seat: Seat): boolean {
    const { record, play } = this.table
    const { playTime } = this.table.deps
    const deadline = deadlineOf(placeAt(record, seat), record.clock, playTime)
    const now = record.pause.since ?? playTime.now()
    return deadline !== null && now >= deadline && play?.waitingFor.includes(seat) === true
  }

  /** Whether a bot decides for an owner who still has time; they may take that back. */
  isEarly({ seat, id }: Pick<ReadRow, 'seat' | 'id'>): boolean {
    return id === null && this.seats.has(seat) && !this.#isTimeUp(seat)
  }

  clear(): void {
    this.seats.clear()
    this.#returned.clear()
    this.stop()
  }

  stop(): void {
    for (const seat of [...this.#thinking.keys()]) this.#cancel(seat)
  }

  /** Sets every bot to work that has something to decide. */
  consider(): void {
    const { play, record } = this.table
    if (!play || record.phase !== 'playing' || isPaused(record) || this.areResting) return
    const bots = play.waitingFor.filter(seat => this.#strength(seat) !== null && !this.#thinking.has(seat))
    this.#pace.notice(play)
    if (bots.length === 0) return
    const wait = this.#pace.wait(play, this.#present())
    for (const seat of bots) this.#moveAfter(Math.max(wait, this.#delayOf(seat)), seat, play)
  }

  #delayOf(seat: Seat): number {
    return this.seats.has(seat) ? (this.#from.get(seat) ?? 0) - this.table.deps.now() : 0
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
        this.#moveAfter(Math.max(wait, this.#delayOf(bot)), bot, play)
      }
  }

  #present(): readonly Seat[] {
    const { attendance, record } = this.table
    return [...record.seats.keys()].filter(seat => attendance.ofSeat(seat).length > 0)
  }

  /** Moves once people have watched; the thinking is part of that time as far as it fits in. */
  #moveAfter(wait: number, seat: Seat, play: Play): void {
    const thinking = this.#pace.thinking(this.#strength(seat))
    const think = () => {
      this.#thinking.set(seat, null)
      void this.#move(seat, play, thinking)
    }
    this.#thinking.set(seat, setTimeout(think, Math.max(0, wait - thinking)))
  }

  #cancel(seat: Seat): void {
    clearTimeout(this.#thinking.get(seat) ?? undefined)
    this.#thinking.delete(seat)
  }

  #strength(seat: Seat): BotStrength | null {
    return this.table.record.seats[seat]?.bot ?? (this.decidesFor(seat) ? STAND_IN : null)
  }

  /** Thinks outside the queue, so that people go on deciding at the same time. */
  async #move(seat: Seat, play: Play, thinking: number): Promise<void> {
    try {
      const { prompt, ...seen } = play.question(seat)
      const strength = this.#strength(seat)
      if (!prompt || strength === null) return this.#cancel(seat)
      const question = { prompt, seat, strength, game: play.game, ...seen }
      const { takenBack } = play
      const intent = await inStep(thinking, this.#think(question))
      await this.table.enqueue(async () => {
        if (play.takenBack === takenBack) return this.#play(seat, play, intent)
        this.#cancel(seat)
        this.consider()
      })
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

/** A game over days goes on without anybody: a stand-in plays one turn there, then its person is asked again. */
const playsOneTurn = ({ record, attendance }: Table): boolean =>
  attendance.size === 0 && absenceGrace(record.clock) === null

/** At a table just woken, what was stored when it fell asleep; after a crash, its waking. */
function emptySince({ record, attendance, wokenAt }: Table): number {
  const seen = Object.values(record.away)
  return attendance.emptySince ?? (seen.length > 0 ? Math.max(...seen) : wokenAt)
}
