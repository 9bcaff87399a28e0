/** Says in the store that this process lives, and notices when it was silent for too long. */
import type { Leases } from '../store/Store'

export interface HeartbeatEvents {
  /** Our leases may have ended: others may hold our tables by now. */
  lapsed(): void
  /** Another process has taken our name. */
  replaced(): void
  /** The store does not answer; told once, until it does again. */
  unheard(error: unknown): void
}

export class Heartbeat {
  #timer: NodeJS.Timeout | null = null
  /** When the last renewal that succeeded was asked for. */
  #heard: number
  #asking = false
  #silent = false
  #lapsed = false

  constructor(
    private readonly leases: Leases,
    private readonly events: HeartbeatEvents,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#heard = now()
    if (leases.lasts !== null) this.#timer = setInterval(() => void this.beat(), leases.lasts / 3)
  }

  /** Whether others know that we live; asked in the moment it matters, not when the timer rings next. */
  get isHeard(): boolean {
    this.#checkLapse()
    return !this.#lapsed
  }

  async beat(): Promise<void> {
    this.#checkLapse()
    if (this.#asking) return
    this.#asking = true
    const asked = this.now()
    try {
      if (await this.leases.renew()) this.#heardAt(asked)
      else this.events.replaced()
    } catch (error) {
      if (!this.#silent) this.events.unheard(error)
      this.#silent = true
    } finally {
      this.#asking = false
    }
  }

  #heardAt(moment: number): void {
    // A pause may have come between asking and hearing the answer.
    this.#heard = moment
    this.#checkLapse()
    this.#silent = false
    this.#lapsed = this.now() - moment > this.#lasts
  }

  #checkLapse(): void {
    if (this.#lapsed || this.now() - this.#heard <= this.#lasts) return
    this.#lapsed = true
    this.events.lapsed()
  }

  get #lasts(): number {
    return this.leases.lasts ?? Number.POSITIVE_INFINITY
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }
}
