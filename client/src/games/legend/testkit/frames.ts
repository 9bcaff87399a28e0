/** For tests: frames of whole games played by the rules themselves, as one viewer sees them. */
import type { EventWordings, OwnedMatch, Viewer } from '@heorot/shared'
import { begin, openMatch, rngFrom, seedFromNumber } from '@heorot/shared'
import { type LegendEvent, type LegendIntent, type LegendTypes, legend } from '@heorot/shared/games/legend'
import { frameOfState } from '../../../session/frame'
import type { LegendFrame } from '../types'

export const LEGEND_NAMES = ['Maren', 'Oswin', 'Tadeusz', 'Élodie', 'Brunhilde']

export interface GamePlan {
  readonly seats: number
  readonly seed: number
  readonly viewer: Viewer
  readonly options?: object
}

/** A game that can be played on, step by step. */
export class TestGame {
  readonly #match: OwnedMatch<LegendTypes>
  readonly #plan: GamePlan
  readonly #rng: ReturnType<typeof rngFrom>
  #events: readonly EventWordings<LegendEvent>[] = []

  constructor(plan: GamePlan) {
    const { seats, seed, options = {} } = plan
    this.#plan = plan
    this.#match = openMatch(legend, begin(legend, { seats, options, seed: seedFromNumber(seed) }))
    this.#rng = rngFrom(seedFromNumber(seed + 1000))
  }

  get over(): boolean {
    return legend.outcome(this.#match.state) !== null
  }

  get asked(): readonly number[] {
    return legend.asked(this.#match.state)
  }

  suggestion(seat: number): LegendIntent {
    const prompt = legend.prompt(this.#match.state, seat)
    if (!prompt) throw new Error(`seat ${seat} is asked nothing`)
    return legend.suggest(prompt, this.#rng)
  }

  /** Why not, or null once it is done. */
  act(seat: number, intent: LegendIntent): string | null {
    const refusal = this.#match.refuse(seat, intent)
    if (refusal) return refusal.reason
    this.#events = this.#match.accept(seat, intent)
    return null
  }

  /** Somebody who is asked does something. */
  step(): void {
    const seat = this.#rng.pick(this.asked)
    const reason = this.act(seat, this.suggestion(seat))
    if (reason) throw new Error(`a suggestion was refused: ${reason}`)
  }

  frame(viewer: Viewer = this.#plan.viewer): LegendFrame {
    const { state, revision } = this.#match
    const people = LEGEND_NAMES.slice(0, this.#plan.seats).map((name, seat) => ({
      seat,
      name,
      bot: null,
      online: true,
    }))
    return frameOfState(legend, state, { match: 1, revision, viewer, people }, this.#events)
  }
}

/** Every frame of a whole game. */
export function* framesOf(plan: GamePlan): Generator<LegendFrame> {
  const game = new TestGame(plan)
  yield game.frame()
  while (!game.over) {
    game.step()
    yield game.frame()
  }
}
