/**
 * How far a match may be shown with open hands, see docs/adr/0035-delayed-hands.md: to a moment after which every seat
 * has answered a question for good, and which is older than the question that is open now. Time plays no part in it.
 */
import type { Seat } from './game'

interface Decision {
  readonly step: number
  readonly seat: Seat
  /** Who is asked after it. */
  readonly asked: readonly Seat[]
}

export class DecisionRounds {
  /** By seat, the step of its last decision that stands; 0: none. */
  readonly #decided: number[]
  #asked: readonly Seat[]
  /** The revision since which nobody has been asked but those who are asked now. */
  #opened = 0
  /** It counts once it cannot be taken back. */
  #last: Decision | null = null

  constructor(seats: number, asked: readonly Seat[]) {
    this.#decided = new Array<number>(seats).fill(0)
    this.#asked = asked
  }

  decide(decision: Decision, isFinal: boolean): void {
    this.#settle()
    this.#last = decision
    if (isFinal) this.#settle()
  }

  takeBack(): void {
    this.#last = null
  }

  /** The newest revision that may be shown; below 0 for none. All of a match that is over. */
  get passed(): number {
    return this.#asked.length === 0 ? Infinity : Math.min(...this.#decided, this.#opened) - 1
  }

  #settle(): void {
    if (!this.#last) return
    const { step, seat, asked } = this.#last
    // What nobody asked for, such as another bid, answers no question.
    if (this.#asked.includes(seat)) this.#decided[seat] = step
    if (asked.some(other => !this.#asked.includes(other))) this.#opened = step
    this.#asked = asked
    this.#last = null
  }
}
