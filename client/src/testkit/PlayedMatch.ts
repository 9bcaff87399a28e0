/** For tests: a match that the rules play by themselves, as a client meets it. */
import type { EventWordings, GameDefinition, GameTypes, OwnedMatch, Rng, Viewer } from '@heorot/shared'
import { begin, openMatch, rngFrom, seedFromNumber } from '@heorot/shared'
import { frameOfState, type TableFrame } from '../session/frame'

export const NAMES = ['Maren', 'Oswin', 'Tadeusz', 'Élodie', 'Brunhilde']

export interface MatchPlan {
  readonly seats: number
  readonly seed: number
  /** Whose frames are meant where none is named. */
  readonly viewer?: Viewer
  readonly options?: object
}

export class PlayedMatch<T extends GameTypes> {
  readonly match: OwnedMatch<T>
  readonly rng: Rng
  #events: readonly EventWordings<T['Event']>[] = []

  constructor(
    readonly game: GameDefinition<T>,
    readonly plan: MatchPlan,
  ) {
    const { seats, seed, options = {} } = plan
    this.match = openMatch(game, begin(game, { seats, options, seed: seedFromNumber(seed) }))
    this.rng = rngFrom(seedFromNumber(seed + 1000))
  }

  get over(): boolean {
    return this.game.outcome(this.match.state) !== null
  }

  get asked(): readonly number[] {
    return this.game.asked(this.match.state)
  }

  prompt(seat: number): T['Prompt'] {
    const prompt = this.game.prompt(this.match.state, seat)
    if (prompt === null) throw new Error(`seat ${seat} is asked nothing`)
    return prompt
  }

  suggestion(seat: number): T['Intent'] {
    return this.game.suggest(this.prompt(seat), this.rng)
  }

  /** Why not, or null once it is done. */
  act(seat: number, intent: T['Intent']): string | null {
    const refusal = this.match.refuse(seat, intent)
    if (!refusal) this.#events = this.match.accept(seat, intent)
    return refusal?.reason ?? null
  }

  /** Somebody who is asked does something. */
  step(): this {
    const seat = this.rng.pick(this.asked)
    const intent = this.suggestion(seat)
    const reason = this.act(seat, intent)
    if (reason) throw new Error(`a suggestion was refused: ${reason} ${JSON.stringify(intent)}`)
    return this
  }

  run(steps: number): this {
    for (let i = 0; i < steps && !this.over; i++) this.step()
    return this
  }

  frame(viewer: Viewer = this.plan.viewer ?? 0): TableFrame<T> {
    const { state, revision } = this.match
    const people = NAMES.slice(0, this.plan.seats).map((name, seat) => ({
      ...{ seat, name },
      ...{ bot: null, online: true },
    }))
    return frameOfState(this.game, state, { match: 1, revision, viewer, people }, this.#events)
  }

  /** Every frame from here to the end. */
  *frames(viewer?: Viewer): Generator<TableFrame<T>> {
    yield this.frame(viewer)
    while (!this.over) yield this.step().frame(viewer)
  }
}
