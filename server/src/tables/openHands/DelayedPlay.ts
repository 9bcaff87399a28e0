/** A match as it was some minutes ago, with all hands. It reads the record only as far as the delay allows. */
import type { AnyGame, EventWordings, GameTypes, OpenHands, PastFrame, Span, TakeBack } from '@heorot/shared'
import { handsOf, isRawTakeBack, MatchHistory, RecordedMatch, readIntent } from '@heorot/shared'
import type { TableRecord } from '../../store/TableRecord'
import { type Play, type PublicNews, publicNewsOf } from '../Play'

const MINUTE = 60_000

type Dealt = Pick<TableRecord, 'seats' | 'options' | 'seed' | 'match' | 'broadcast'>

export class DelayedPlay {
  readonly matchNumber: number
  readonly #match: RecordedMatch<GameTypes>
  readonly #intents: (readonly [number, GameTypes['Intent'] | TakeBack])[] = []
  #events: readonly EventWordings<unknown>[] = []

  readonly #history: MatchHistory

  constructor(
    private readonly game: AnyGame,
    private readonly dealt: Dealt,
  ) {
    const { match, seats, options, seed } = dealt
    const start = { seats: seats.length, options, seed: seed ?? '' }
    this.matchNumber = match
    this.#match = new RecordedMatch(game, start)
    this.#history = new MatchHistory(game, () => ({ ...start, intents: this.#intents }))
  }

  get revision(): number {
    return this.#match.revision
  }

  /** Plays the next row if it is old enough. `now` is play time, which never runs faster than real time. */
  step({ rows, rounds }: Pick<Play, 'rows' | 'rounds'>, now: number): boolean {
    const row = rows[this.revision]
    if (!row || row.at === null || row.at + this.dealt.broadcast * MINUTE > now) return false
    if (row.step > rounds.passed) return false
    // It was accepted before.
    const intent = readIntent(this.game, row.intent)!
    this.#events = this.#match.accept(row.seat, intent, isRawTakeBack(rows[this.revision + 1]?.intent))
    this.#intents.push([row.seat, intent])
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

  past(span: Span): readonly PastFrame[] {
    return this.#history.frames(this.revision === 0 ? 'spectator' : 'open', span)
  }

  history(): readonly (readonly unknown[])[] {
    return this.#history.steps('spectator')
  }
}
