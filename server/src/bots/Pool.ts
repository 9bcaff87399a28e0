/**
 * A limited number of threads that bots think in, each with one task at a time. When tasks queue up they share the time
 * budget, so that none waits much longer than a single one would.
 */
import { Worker } from 'node:worker_threads'
import type { Task } from '@heorot/shared/bots'
import { threadClock } from '../ops/playTime'

type Intent = { readonly kind: string }

export interface PoolOptions {
  /** The script of a worker. */
  readonly script: string
  readonly threads: number
  /** How long a bot may think. */
  readonly budgetMs: number
  /** How much longer than twice its budget a task may take, waiting included, before it is given up. */
  readonly graceMs?: number
  /** The time on the clock of every thread. */
  readonly now?: () => number
}

/** What a thread is sent; its budget runs from then on, even while the thread starts. */
export type SentTask = Task & { readonly sentAt: number }

/** Less time than this is not worth starting a thread for. */
const LEAST_MS = 10
const GRACE_MS = 2000

export class Late extends Error {}

interface Job {
  readonly task: Omit<Task, 'budgetMs'>
  readonly askedAt: number
  readonly timer: NodeJS.Timeout
  done(intent: Intent): void
  fail(error: Error): void
}

export class Pool {
  readonly #idle: Worker[] = []
  readonly #busy = new Map<Worker, Job>()
  readonly #waiting: Job[] = []
  readonly #now: () => number
  #closed = false

  constructor(private readonly options: PoolOptions) {
    this.#now = options.now ?? threadClock
  }

  /** The current number of threads. */
  get threads(): number {
    return this.#idle.length + this.#busy.size
  }

  get budgetMs(): number {
    return this.options.budgetMs
  }

  ask(task: Omit<Task, 'budgetMs'>): Promise<Intent> {
    const { budgetMs, graceMs = GRACE_MS } = this.options
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(job), 2 * budgetMs + graceMs)
      const job: Job = { task, askedAt: this.#now(), timer, done: resolve, fail: reject }
      // Quick bots do not wait behind Kings.
      if (task.strength === 'king') this.#waiting.push(job)
      else this.#waiting.unshift(job)
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const job of [...this.#waiting, ...this.#busy.values()]) fail(job, new Error('the pool closes'))
    this.#waiting.length = 0
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(worker => worker.terminate()))
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#busy.size < this.options.threads) {
      const sentAt = this.#now()
      const worker = this.#idle.pop() ?? this.#hire()
      const crowd = this.#busy.size + this.#waiting.length
      const job = this.#waiting.shift()!
      const budgetMs = this.#share(crowd, sentAt - job.askedAt)
      this.#busy.set(worker, job)
      worker.postMessage({ ...job.task, budgetMs, sentAt } satisfies SentTask)
    }
  }

  /** The time for one task, so that all that wait are answered within one budget from when they were asked. */
  #share(crowd: number, waited: number): number {
    const { budgetMs, threads } = this.options
    const part = Math.floor((budgetMs * threads) / Math.max(threads, crowd))
    return Math.max(Math.min(LEAST_MS, budgetMs), Math.min(part, Math.ceil(budgetMs - waited)))
  }

  #hire(): Worker {
    const worker = new Worker(this.options.script)
    worker.unref()
    worker.on('message', (intent: Intent) => {
      const job = this.#busy.get(worker)
      this.#busy.delete(worker)
      this.#idle.push(worker)
      clearTimeout(job?.timer)
      job?.done(intent)
      this.#next()
    })
    worker.on('error', error => this.#dismiss(worker, error))
    worker.on('exit', code => this.#dismiss(worker, new Error(`the thread ended with code ${code}`)))
    return worker
  }

  /** A thread that ended or hangs; its task fails and the others go on. */
  #dismiss(worker: Worker, error: Error): void {
    const job = this.#busy.get(worker)
    this.#busy.delete(worker)
    const place = this.#idle.indexOf(worker)
    if (place >= 0) this.#idle.splice(place, 1)
    if (job) fail(job, error)
    if (!this.#closed) this.#next()
  }

  #giveUp(job: Job): void {
    const late = new Late('it took too long')
    const place = this.#waiting.indexOf(job)
    if (place >= 0) {
      this.#waiting.splice(place, 1)
      fail(job, late)
    }
    const worker = [...this.#busy].find(([, busy]) => busy === job)?.[0]
    if (!worker) return
    this.#dismiss(worker, late)
    void worker.terminate()
  }
}

function fail(job: Job, error: Error): void {
  clearTimeout(job.timer)
  job.fail(error)
}
