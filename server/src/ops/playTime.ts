/** The time on players' clocks. It stands still while no server runs. */

export interface PlayTime {
  /** Milliseconds. Begins as the time of day, and falls behind it with every pause. */
  now(): number
  /** How far it is behind the server's clock. */
  readonly lag: number
  /** As much of it as a crash leaves. */
  readonly stored: number
  /** When the server last came back: from then on people need a moment to come back, too. */
  readonly returnedAt: number
}

/** Milliseconds without a look at the clock, after which the process must have been paused. */
const PAUSE = 5000
/** Several processes count the same time; less than this apart, they agree. */
const DRIFT = 2000

export class RunningTime implements PlayTime {
  lag: number
  returnedAt: number
  stored: number
  #seen: number

  /** `stored`: how far an earlier process came. */
  constructor(
    private readonly clock: () => number,
    stored: number | null,
  ) {
    this.#seen = clock()
    this.lag = this.#seen - (stored ?? this.#seen)
    this.returnedAt = this.#seen - this.lag
    this.stored = this.returnedAt
  }

  now(): number {
    const at = this.clock()
    if (at - this.#seen > PAUSE) this.#return(this.lag + at - this.#seen, at)
    this.#seen = at
    return at - this.lag
  }

  /** Other processes have counted on while this one was paused. */
  catchUp(stored: number): void {
    const missing = stored - this.now()
    if (missing > DRIFT) this.#return(this.lag - missing, this.#seen)
  }

  #return(lag: number, at: number): void {
    this.lag = lag
    this.returnedAt = at - lag
  }
}

/** The time of day, read once: from then on it only runs forward, even if the host's clock is changed. */
export function steadyClock(): () => number {
  const began = Date.now() - performance.now()
  return () => Math.floor(began + performance.now())
}

/** Milliseconds on a clock that all threads of a process share. */
export const threadClock = (): number => Number(process.hrtime.bigint()) / 1e6
