/** A match that keeps its intents: its last decision can be taken back. */
import type { EventWordings, GameDefinition, GameTypes, Refusal, Seat } from './game'
import { begin, type Match, type MatchStart, OwnedMatch } from './match'
import { clonePlain } from './plain'
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
  /** The match before the last decision, where it was known that it would be taken back. */
  #before: Match<T['State']> | null = null
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

  /** Applies an intent that was not refused. `isTakenBack`: in a record, the next intent takes this one back. */
  accept(seat: Seat, intent: T['Intent'] | TakeBack, isTakenBack = false): Heard<T> {
    this.#revision++
    if (isTakeBack(intent)) return this.#takeBack(seat)
    this.#before = isTakenBack ? clonePlain(this.#match.snapshot()) : null
    return this.#decide(seat, intent)
  }

  #decide(seat: Seat, intent: T['Intent']): Heard<T> {
    const events = this.#match.accept(seat, intent)
    this.#decisions.push([seat, intent])
    const isFinal = this.#tookBack === seat || revealsAnything(this.#game, events)
    this.#mayTakeBack = isFinal || this.#game.outcome(this.state) ? null : seat
    this.#tookBack = null
    return events
  }

  #takeBack(seat: Seat): Heard<T> {
    this.#decisions.pop()
    this.#match = this.#before ? new OwnedMatch(this.#game, this.#before) : this.#playedAgain()
    this.#before = null
    this.#mayTakeBack = null
    this.#tookBack = seat
    return [{ everyone: { kind: 'tookBack', seat } }]
  }

  /** While a match is played, taking back is rare: a copy before each decision would cost more than this. */
  #playedAgain(): OwnedMatch<T> {
    const match = new OwnedMatch(this.#game, begin(this.#game, this.#start))
    for (const decision of this.#decisions) match.accept(...decision)
    return match
  }

  snapshot(): Match<T['State']> {
    return { ...this.#match.snapshot(), revision: this.#revision }
  }
}
