/** A match that keeps its intents: its last decision can be taken back. */
import type { EventWordings, GameDefinition, GameTypes, Refusal, Seat } from './game'
import { begin, type Match, type MatchStart, OwnedMatch } from './match'
import { isTakeBack, revealsAnything, type TakeBack, type TookBack } from './takeBack'

type Decision<T extends GameTypes> = readonly [seat: Seat, intent: T['Intent']]
type Heard<T extends GameTypes> = EventWordings<T['Event'] | TookBack>[]

const CANNOT: Refusal = { reason: 'cannot-take-back' }

export class RecordedMatch<T extends GameTypes> {
  /** Those that stand, oldest first. */
  readonly #decisions: Decision<T>[] = []
  readonly #game: GameDefinition<T>
  readonly #start: MatchStart
  #match: OwnedMatch<T>
  #revision = 0
  #mayTakeBack: Seat | null = null
  /** Whoever has just taken a decision back decides again for good. */
  #tookBack: Seat | null = null

  constructor(game: GameDefinition<T>, start: MatchStart) {
    this.#game = game
    this.#start = start
    this.#match = new OwnedMatch(game, begin(game, start))
  }

  get seats(): number {
    return this.#start.seats
  }

  get state(): T['State'] {
    return this.#match.state
  }

  /** How many intents were accepted, those taken back included. */
  get revision(): number {
    return this.#revision
  }

  /** The seat whose last decision can be taken back now. */
  get mayTakeBack(): Seat | null {
    return this.#mayTakeBack
  }

  refuse(seat: Seat, intent: T['Intent'] | TakeBack): Refusal | null {
    if (!isTakeBack(intent)) return this.#match.refuse(seat, intent)
    if (this.#game.outcome(this.state)) return { reason: 'match-over' }
    return this.#mayTakeBack === seat ? null : CANNOT
  }

  /** Applies an intent that was not refused. */
  accept(seat: Seat, intent: T['Intent'] | TakeBack): Heard<T> {
    this.#revision++
    return isTakeBack(intent) ? this.#takeBack(seat) : this.#decide(seat, intent)
  }

  #decide(seat: Seat, intent: T['Intent']): Heard<T> {
    const events = this.#match.accept(seat, intent)
    this.#decisions.push([seat, intent])
    const isFinal = this.#tookBack === seat || revealsAnything(this.#game, events)
    this.#mayTakeBack = isFinal || this.#game.outcome(this.state) ? null : seat
    this.#tookBack = null
    return events
  }

  /** Plays the match again without the last decision: rare, so nothing is kept ready for it. */
  #takeBack(seat: Seat): Heard<T> {
    this.#decisions.pop()
    this.#match = new OwnedMatch(this.#game, begin(this.#game, this.#start))
    for (const decision of this.#decisions) this.#match.accept(...decision)
    this.#mayTakeBack = null
    this.#tookBack = seat
    return [{ everyone: { kind: 'tookBack', seat } }]
  }

  snapshot(): Match<T['State']> {
    return { ...this.#match.snapshot(), revision: this.#revision }
  }
}
