import type { SendIntent } from '../session/frame'
import type { Action, FrameOf, Question, TableTypes } from './GameTable'

/** An intent on its way: over once it is answered and a frame that follows it is here. */
interface Flight<T extends TableTypes> {
  readonly match: number
  readonly revision: number
  readonly intent: T['Game']['Intent']
  readonly answered: boolean
}

/**
 * What a person picks for a question, and the intent they send. Scene and mirror each hold one. While an
 * intent is on its way nothing can be picked or sent, so no second one can meet the answer to the first.
 */
export class Selection<T extends TableTypes> {
  readonly #question: Question<T>
  readonly #act: SendIntent<T['Game']>
  readonly #changed: () => void
  #frame: FrameOf<T> | null = null
  #picks: T['Picks'] | null = null
  #flight: Flight<T> | null = null

  constructor(question: Question<T>, act: SendIntent<T['Game']>, changed: () => void) {
    this.#question = question
    this.#act = act
    this.#changed = changed
  }

  get sending(): boolean {
    return this.#flight !== null
  }

  /** What is picked for this frame: the one shown, or another one that is only prepared. */
  picks(frame: FrameOf<T>): T['Picks'] {
    return frame === this.#frame && this.#picks ? this.#picks : this.#question.start(frame)
  }

  show(frame: FrameOf<T>): void {
    const before = this.#frame
    const picks = this.#picks
    this.#frame = frame
    if (this.#flight && frame.match !== this.#flight.match) this.#flight = null
    if (this.#land()) return
    this.#picks =
      before?.match === frame.match && picks
        ? this.#question.keep(picks, before, frame)
        : this.#question.start(frame)
  }

  /** Picks or drops a thing; false when it is no part of the question. */
  pick(key: string | null): boolean {
    const picks =
      this.#frame && !this.sending && this.#question.pick(this.#frame, this.picks(this.#frame), key)
    if (!picks) return false
    this.change(picks)
    return true
  }

  /** Picks these things and nothing else, as far as the question allows it. */
  propose(keys: readonly string[]): void {
    const frame = this.#frame
    if (!frame || keys.length === 0) return
    let picks: T['Picks'] = { ...this.#question.start(frame), keys: [] }
    for (const key of keys) picks = this.#question.pick(frame, picks, key) ?? picks
    this.change(picks)
  }

  change(picks: T['Picks']): void {
    if (this.sending) return
    this.#picks = picks
    this.#changed()
  }

  press({ intent, picks, reason }: Action<T>): void {
    if (this.sending || reason) return
    if (picks) this.change(picks)
    if (intent) this.#send(intent)
  }

  #send(intent: T['Game']['Intent']): void {
    const frame = this.#frame
    if (!frame) return
    const flight = { match: frame.match, revision: frame.revision, intent, answered: false }
    this.#flight = flight
    this.#changed()
    this.#act(intent)
      .then(
        refusal => refusal === null,
        () => false,
      )
      .then(accepted => this.#answer(flight, accepted))
  }

  #answer(flight: Flight<T>, accepted: boolean): void {
    if (this.#flight !== flight || !this.#frame) return
    if (accepted) {
      this.#flight = { ...flight, answered: true }
      this.#land()
    } else {
      this.#flight = null
      this.#picks = this.#question.answered(this.picks(this.#frame), this.#frame, flight.intent, false)
    }
    this.#changed()
  }

  /** Ends the flight if nothing of it is missing; whether it did. */
  #land(): boolean {
    const [flight, frame, picks] = [this.#flight, this.#frame, this.#picks]
    if (!flight?.answered || !frame || !picks || frame.revision <= flight.revision) return false
    this.#flight = null
    this.#picks = this.#question.answered(picks, frame, flight.intent, true)
    return true
  }
}
