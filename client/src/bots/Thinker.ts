/** Asks one worker, one task after the other. Who fails or is late is replaced by the next weaker bot. */
import { BOT_STRENGTHS } from '@heorot/shared'
import type { Task } from '@heorot/shared/bots'
import { type Decision, decideAndExplain } from './decide'

/** As much of a `Worker` as is needed. */
export interface ThinkingWorker {
  onmessage: ((event: MessageEvent<Decision>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(task: Task): void
  terminate(): void
}

/** How much longer than its budget a thought may take: slow devices think slowly, and start slowly. */
const GRACE_MS = 5000

export type Think = (task: Task) => Promise<Decision>

export class Thinker {
  #hand: ThinkingWorker | null = null
  #last: Promise<unknown> = Promise.resolve()

  constructor(
    private readonly hire: () => ThinkingWorker,
    private readonly graceMs = GRACE_MS,
  ) {}

  readonly think: Think = task => {
    const decision = this.#last.then(() => this.#decide(task))
    this.#last = decision
    return decision
  }

  close(): void {
    this.#hand?.terminate()
    this.#hand = null
  }

  async #decide(task: Task): Promise<Decision> {
    try {
      return await this.#ask(task)
    } catch (error) {
      const next = BOT_STRENGTHS[BOT_STRENGTHS.indexOf(task.strength) - 1]
      console.warn(`a ${task.strength} could not decide:`, error)
      // The weakest only looks at its prompt and needs nobody's help.
      return next
        ? this.#decide({ ...task, strength: next })
        : decideAndExplain(task, () => performance.now())
    }
  }

  #ask(task: Task): Promise<Decision> {
    return new Promise((resolve, reject) => {
      const hand = this.#hand ?? this.hire()
      this.#hand = hand
      const giveUp = (why: string) => {
        clearTimeout(timer)
        this.close()
        reject(new Error(why))
      }
      const timer = setTimeout(() => giveUp('it took too long'), task.budgetMs + this.graceMs)
      hand.onerror = event => giveUp(event.message)
      hand.onmessage = ({ data }) => {
        clearTimeout(timer)
        resolve(data)
      }
      hand.postMessage(task)
    })
  }
}
