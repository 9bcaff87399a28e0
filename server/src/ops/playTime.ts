/** The time on players' clocks. It stands still while no server runs: nobody is charged for what they cannot use. */
import type { Store } from '../store/Store'

export interface PlayTime {
  /** Milliseconds. Begins as the time of day, and falls behind it with every pause. */
  now(): number
  /** How far it is behind the server's clock. */
  readonly lag: number
  /** When the server last came back: from then on people need a moment to come back, too. */
  readonly returnedAt: number
}

/** Milliseconds without a look at the clock, after which the process must have been paused. */
const PAUSE = 5000
/** Several processes count the same time; less than this apart, they agree. */
const DRIFT = 2000
/** How often the time is stored: what a crash takes from it is nobody's loss. */
const STORE_EVERY = 5000
/** A store in trouble is tried no more often than this, however many ask. */
const TRY_EVERY = 500

export class RunningTime implements PlayTime {
  #lag: number
  #returnedAt: number
  #seen: number

  /** `stored`: how far an earlier process came. */
  constructor(
    private readonly clock: () => number,
    stored: number | null,
  ) {
    this.#seen = clock()
    this.#lag = this.#seen - (stored ?? this.#seen)
    this.#returnedAt = this.#seen - this.#lag
  }

  now(): number {
    const at = this.clock()
    if (at - this.#seen > PAUSE) this.#return(this.#lag + at - this.#seen, at)
    this.#seen = at
    return at - this.#lag
  }

  /** Other processes have counted on while this one was paused. */
  catchUp(stored: number): void {
    const missing = stored - this.now()
    if (missing > DRIFT) this.#return(this.#lag - missing, this.#seen)
  }

  #return(lag: number, at: number): void {
    this.#lag = lag
    this.#returnedAt = at - lag
  }

  get lag(): number {
    return this.#lag
  }

  get returnedAt(): number {
    return this.#returnedAt
  }
}

/** Stores the time again and again, which also shows whether the store takes what is written to it. */
export class PlayTimeSaver {
  readonly #timer: NodeJS.Timeout
  #saving: Promise<void> | null = null
  #triedAt = Number.NEGATIVE_INFINITY

  private constructor(
    private readonly store: Store,
    readonly time: RunningTime,
  ) {
    this.#timer = setInterval(() => void this.save(), STORE_EVERY)
  }

  static async begin(store: Store, clock: () => number): Promise<PlayTimeSaver> {
    return new PlayTimeSaver(store, new RunningTime(clock, await store.loadTime()))
  }

  /** Resolves when the time is stored or cannot be. */
  save(): Promise<void> {
    this.#saving ??= this.#save().finally(() => {
      this.#saving = null
    })
    return this.#saving
  }

  /** As `save`, but not for everybody who asks. */
  async trySave(): Promise<void> {
    if (performance.now() - this.#triedAt >= TRY_EVERY) await this.save()
  }

  async #save(): Promise<void> {
    this.#triedAt = performance.now()
    try {
      await this.store.commit([{ kind: 'time', at: this.time.now() }])
      if (this.store.isShared) this.time.catchUp((await this.store.loadTime()) ?? 0)
    } catch {
      // The store says so itself, and the next try is near.
    }
  }

  /** Notes the last moment. */
  async end(): Promise<void> {
    clearInterval(this.#timer)
    await this.save()
  }
}
