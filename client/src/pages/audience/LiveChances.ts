/** The win chances of a running match, worked out beside the page from what everyone may know. */
import { type Signal, signal } from '@preact/signals'
import type { Chances, ChanceTask } from '../../bots/winChances'

/** As much of a `Worker` as is needed. */
export interface ChanceHand {
  onmessage: ((event: MessageEvent<Chances>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(task: ChanceTask): void
  terminate(): void
}

const hireWorker = (): ChanceHand =>
  new Worker(new URL('../../bots/chancesWorker.ts', import.meta.url), { type: 'module', name: 'chances' })

/** A moment of the match. */
export type ChanceMoment = Pick<ChanceTask, 'revision' | 'view'> & { readonly match: number }

const PLAYOUTS = 240
const LIMIT = 1500

export class LiveChances {
  /** In order of revision; of one match only. */
  readonly known: Signal<readonly Chances[]> = signal([])
  #hand: ChanceHand | null = null
  readonly #asked = new Set<number>()
  #match = 0
  /** What is being worked out. */
  #current: ChanceMoment | null = null
  /** Newest last, which has its turn first. */
  #waiting: ChanceMoment[] = []

  constructor(
    private readonly game: string,
    private readonly hire: () => ChanceHand = hireWorker,
  ) {}

  /** Works this moment out, once. */
  ask(moment: ChanceMoment): void {
    if (moment.match !== this.#match) this.#begin(moment.match)
    if (this.#asked.has(moment.revision)) return
    this.#asked.add(moment.revision)
    this.#waiting.push(moment)
    this.#next()
  }

  close(): void {
    this.#hand?.terminate()
    this.#hand = null
    this.#current = null
  }

  #start(): ChanceHand {
    const hand = this.hire()
    hand.onmessage = ({ data }) => this.#hear(data)
    hand.onerror = ({ message }) => this.#giveUp(message)
    return hand
  }

  #begin(match: number): void {
    this.#match = match
    this.#asked.clear()
    this.#waiting = []
    this.known.value = []
  }

  #next(): void {
    if (this.#current) return
    this.#current = this.#waiting.pop() ?? null
    if (!this.#current) return
    const { revision, view } = this.#current
    this.#hand ??= this.#start()
    this.#hand.postMessage({ game: this.game, revision, view, playouts: PLAYOUTS, limit: LIMIT })
  }

  /** What was asked of a match that is gone is dropped. */
  #hear(chances: Chances): void {
    if (this.#current?.match === this.#match)
      this.known.value = [...this.known.value, chances].sort((a, b) => a.revision - b.revision)
    this.#current = null
    this.#next()
  }

  /** The moment that broke the worker is not asked again; the others need a new worker. */
  #giveUp(why: string): void {
    console.warn('the chances of a moment could not be worked out:', why)
    this.close()
    this.#next()
  }
}
