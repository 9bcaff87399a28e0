/** So few buckets need no sweep. */
const SWEEP_FROM = 1000

/** Buckets of tokens by key (an address, a session): so many at once, so many per second after that. */
export class Limiter {
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  #sweepAt = SWEEP_FROM

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    private readonly now: () => number,
  ) {}

  /** Takes one token; false when there is none left. */
  allow(key: string): boolean {
    const now = this.now()
    const bucket = this.#buckets.get(key)
    if (!bucket) {
      if (this.#buckets.size >= this.#sweepAt) this.#sweep(now)
      this.#buckets.set(key, { tokens: this.burst - 1, at: now })
      return this.burst >= 1
    }
    // A clock that was set back costs nobody a token.
    const passed = Math.max(0, now - bucket.at)
    bucket.tokens = Math.min(this.burst, bucket.tokens + (passed / 1000) * this.perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return false
    bucket.tokens--
    return true
  }

  forget(key: string): void {
    this.#buckets.delete(key)
  }

  /** Drops buckets that are full again; the next sweep comes when there are twice as many. */
  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets)
      if (bucket.tokens + ((now - bucket.at) / 1000) * this.perSecond >= this.burst) this.#buckets.delete(key)
    this.#sweepAt = Math.max(SWEEP_FROM, 2 * this.#buckets.size)
  }

  get size(): number {
    return this.#buckets.size
  }
}
