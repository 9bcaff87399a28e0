/** Stores the play time every few seconds, which also shows whether the store accepts writes. */
import { RunningTime } from '../ops/playTime'
import { retryAtStart } from './trouble'
import type { Store } from './Store'

/** How often the time is stored: a crash may lose that much. */
const STORE_EVERY = 5000
/** A store in trouble is tried no more often than this, however many ask. */
const TRY_EVERY = 500

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
    return new PlayTimeSaver(store, new RunningTime(clock, await retryAtStart(() => store.loadTime())))
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
      const at = this.time.now()
      await this.store.commit([{ kind: 'time', at }])
      this.time.stored = at
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
