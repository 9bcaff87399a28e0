/** The chances to win over a match, being worked out: started, watched, stopped. */
import type { MatchRecord } from '@heorot/shared'
import { type Signal, signal } from '@preact/signals'
import { momentsOf, type Odds, type OddsTask } from '../../../bots/odds'

/** As much of a `Worker` as is needed. */
export interface OddsHand {
  onmessage: ((event: MessageEvent<Odds>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(task: OddsTask): void
  terminate(): void
}

const hireWorker = (): OddsHand =>
  new Worker(new URL('../../../bots/oddsWorker.ts', import.meta.url), { type: 'module', name: 'odds' })

export const oddsStates = ['idle', 'running', 'done', 'stopped', 'failed'] as const
export type OddsState = (typeof oddsStates)[number]

const MOMENTS = 25
const PLAYOUTS = 40

export class OddsRun {
  readonly state: Signal<OddsState> = signal('idle')
  readonly odds: Signal<Odds | null> = signal(null)
  readonly moments: readonly number[]
  #hand: OddsHand | null = null

  constructor(
    private readonly record: MatchRecord,
    length: number,
    private readonly hire: () => OddsHand = hireWorker,
  ) {
    this.moments = momentsOf(length, MOMENTS)
  }

  /** Begins, unless it is under way or done. */
  start(): void {
    if (this.state.value === 'running' || this.state.value === 'done') return
    this.state.value = 'running'
    this.#hand = this.hire()
    this.#hand.onmessage = ({ data }) => this.#hear(data)
    this.#hand.onerror = () => this.#end('failed')
    this.#hand.postMessage({ record: this.record, moments: this.moments, playouts: PLAYOUTS })
  }

  /** What has been worked out so far stays. */
  stop(): void {
    if (this.state.value === 'running') this.#end('stopped')
  }

  #hear(odds: Odds): void {
    this.odds.value = odds
    if (odds.done === odds.of) this.#end('done')
  }

  #end(state: OddsState): void {
    this.#hand?.terminate()
    this.#hand = null
    this.state.value = state
  }
}
