/** Sends in the background: a few at a time, again a little later where that may help, and never without end. */
import { ForbiddenAddress, guardedPost, type Post, type PostRules } from './guardedPost'

const AT_ONCE = 8
const MOST_WAITING = 1000
/** Milliseconds before the second and the third try. */
const AGAIN_AFTER = [2000, 15_000]

/** 'gone': nobody listens there any more; 'failed': not this time; 'dropped': too much to do. */
export type Delivered = 'sent' | 'gone' | 'failed' | 'dropped'

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms).unref())

export class Deliveries {
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(
    private readonly rules: PostRules,
    private readonly pauses: readonly number[] = AGAIN_AFTER,
  ) {}

  async send(post: Post): Promise<Delivered> {
    if (this.#waiting.length >= MOST_WAITING) return 'dropped'
    for (const pause of [...this.pauses, null]) {
      const outcome = await this.#inTurn(() => this.#once(post))
      if (outcome !== 'again') return outcome
      if (pause !== null) await wait(pause)
    }
    return 'failed'
  }

  async #once(post: Post): Promise<Delivered | 'again'> {
    try {
      const status = await guardedPost(post, this.rules)
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      return status === 429 || status >= 500 ? 'again' : 'failed'
    } catch (error) {
      return error instanceof ForbiddenAddress ? 'failed' : 'again'
    }
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= AT_ONCE) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.#running++
    try {
      return await work()
    } finally {
      this.#running--
      this.#waiting.shift()?.()
    }
  }
}
