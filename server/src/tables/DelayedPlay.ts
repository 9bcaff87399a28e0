/** A match as it was some minutes ago, with all hands. It reads the record only as far as the delay allows. */
import {
  type AnyGame,
  type EventWordings,
  type GameTypes,
  handsOf,
  historyOf,
  isRawTakeBack,
  type OpenHands,
  PAST_MOST,
  type PastFrame,
  pastOf,
  RecordedMatch,
  readIntent,
  type Span,
  type TakeBack,
} from '@heorot/shared'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import { type PublicNews, publicNewsOf } from './Play'

const MINUTE = 60_000

type Dealt = Pick<TableRecord, 'seats' | 'options' | 'seed' | 'match' | 'broadcast'>

export class DelayedPlay {
  readonly matchNumber: number
  readonly #match: RecordedMatch<GameTypes>
  readonly #intents: (readonly [number, GameTypes['Intent'] | TakeBack])[] = []
  #events: readonly EventWordings<unknown>[] = []
  /** Many viewers ask the same. */
  #answer: { readonly key: string; readonly frames: readonly unknown[] } | null = null

  constructor(
    private readonly game: AnyGame,
    private readonly dealt: Dealt,
  ) {
    this.matchNumber = dealt.match
    this.#match = new RecordedMatch(game, this.#start)
  }

  get revision(): number {
    return this.#match.revision
  }

  /** Plays the next of these rows if it is old enough. `now` is play time, which never runs faster than real time. */
  step(rows: readonly IntentRow[], now: number): boolean {
    const row = rows[this.revision]
    if (!row || row.at === null || row.at + this.dealt.broadcast * MINUTE > now) return false
    // It was accepted before.
    const intent = readIntent(this.game, row.intent)!
    this.#events = this.#match.accept(row.seat, intent, isRawTakeBack(rows[this.revision + 1]?.intent))
    this.#intents.push([row.seat, intent])
    this.#answer = null
    return true
  }

  news(): PublicNews {
    return publicNewsOf(this.game, this.#match, this.#events)
  }

  /** Null before the first step is due: until then the deal may be as new as the moment. */
  hands(): OpenHands | null {
    const { state, revision, seats } = this.#match
    if (revision === 0) return null
    return { match: this.matchNumber, revision, hands: handsOf(this.game, state, seats) }
  }

  past({ from, to }: Span): readonly PastFrame[] {
    const last = Math.min(to, this.revision)
    const span = { from: Math.max(from, last - PAST_MOST), to: last }
    const viewer = this.revision === 0 ? 'spectator' : 'open'
    return this.#once(`${span.from}-${span.to}`, () => pastOf(this.game, this.#played, viewer, span))
  }

  history(): readonly (readonly unknown[])[] {
    return this.#once('history', () => historyOf(this.game, this.#played, 'spectator'))
  }

  #once<T>(key: string, compute: () => readonly T[]): readonly T[] {
    if (this.#answer?.key !== key) this.#answer = { key, frames: compute() }
    return this.#answer.frames as readonly T[]
  }

  get #start() {
    const { seats, options, seed } = this.dealt
    return { seats: seats.length, options, seed: seed ?? '' }
  }

  get #played() {
    return { ...this.#start, intents: this.#intents }
  }
}
