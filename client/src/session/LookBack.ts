/**
 * What the drawn table shows: the newest frame, or, for somebody who looked away, first what they missed,
 * step by step. The truth is not held up by it: the newest frame is always one press away.
 */
import { type Signal, signal } from '@preact/signals'
import { Director, type Later, laterByTimer } from './Director'
import type { TableFrame } from './frame'

/** Everything missed, and which step of it is on the table; null when it is only listed. */
export interface Recalled {
  readonly steps: readonly TableFrame[]
  /** Older steps that nobody can tell any more. */
  readonly untold: number
  readonly at: number | null
}

const [SHORTEST_MS, LONGEST_MS, WHOLE_MS] = [500, 1300, 12_000]
const BASE_MS = 350

export class LookBack {
  readonly frame: Signal<TableFrame | null> = signal(null)
  readonly recalled: Signal<Recalled | null> = signal(null)
  readonly #director: Director
  readonly #pace: () => number
  #newest: TableFrame | null = null
  #drawn = false
  #waiting: (() => void) | null = null

  constructor(pace: () => number, later: Later = laterByTimer) {
    this.#pace = pace
    this.#director = new Director(pace, later)
  }

  /** A new frame of the table. */
  follow(frame: TableFrame): void {
    this.#newest = frame
    if (!this.#director.busy) this.frame.value = frame
  }

  /** The table can be seen from now on: what waits for that is told. */
  drawn(): void {
    this.#drawn = true
    this.#waiting?.()
  }

  /** Recalls the steps after `base`, which is how the table was last seen; without movement, as a list. */
  recall(base: TableFrame, steps: readonly TableFrame[], untold = 0): void {
    this.skip()
    if (steps.length === 0) return
    this.recalled.value = { steps, untold, at: null }
    if (this.#pace() === 0) return
    const play = () => this.#play(base, steps, untold)
    if (this.#drawn) play()
    else this.#waiting = play
  }

  #play(base: TableFrame, steps: readonly TableFrame[], untold: number): void {
    this.#waiting = null
    const duration = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, WHOLE_MS / steps.length))
    const beats = [
      { duration: BASE_MS, play: () => this.#show({ ...base, events: [] }) },
      ...steps.map((frame, at) => ({
        duration,
        play: () => {
          this.recalled.value = { steps, untold, at }
          this.#show(frame)
        },
      })),
    ]
    this.#director.play(beats, () => this.#settle())
  }

  /** Straight to how things are. */
  skip(): void {
    this.#waiting = null
    this.recalled.value = null
    this.#director.skip()
  }

  close(): void {
    this.#director.close()
  }

  #show(frame: TableFrame): void {
    this.frame.value = frame
  }

  #settle(): void {
    this.recalled.value = null
    const newest = this.#newest
    // The newest step may be on the table already: what it told has been told.
    const told = newest?.revision === this.frame.value?.revision
    if (newest) this.#show(told ? { ...newest, events: [] } : newest)
  }
}
