import type { Intent, LegendTypes } from '@heorot/shared/games/legend'
import type { Act, TableFrame } from '../../../table/frame'
import type { Asked, Control } from './controls'
import { keepPicks, noPicks, type Picks, startPicks, toggle } from './picks'

type Frame = TableFrame<LegendTypes>

/** An intent on its way: over once it was answered and a frame that follows it is here. */
interface Flight {
  readonly match: number
  readonly revision: number
  readonly intent: Intent
  readonly answered: boolean
}

/**
 * The conversation about one question: what is picked, what is on its way, what came back. Scene and
 * mirror each hold one. While an intent is on its way nothing can be picked or pressed, so that a
 * changed bid can never meet the answer to the one before.
 */
export class Asking {
  readonly #act: Act<LegendTypes>
  readonly #changed: () => void
  #frame: Frame | null = null
  #picks: Picks = noPicks
  #flight: Flight | null = null

  constructor(act: Act<LegendTypes>, changed: () => void) {
    this.#act = act
    this.#changed = changed
  }

  get picks(): Picks {
    return this.#picks
  }

  get sending(): boolean {
    return this.#flight !== null
  }

  asked(careful: boolean): Asked {
    return {
      prompt: this.#frame?.prompt ?? null,
      secret: this.#frame?.secret ?? null,
      picks: this.#picks,
      careful,
    }
  }

  show(frame: Frame): void {
    const before = this.#frame
    this.#frame = frame
    if (this.#flight && frame.match !== this.#flight.match) this.#flight = null
    if (this.#land()) return
    if (before && sameQuestion(before, frame)) this.#picks = kept(frame, this.#picks)
    else this.#picks = startPicks(frame.prompt, frame.secret)
  }

  /** Picks something up or puts it down; false when it is no part of the question. */
  toggle(key: string): boolean {
    const picks = this.sending ? null : toggle(this.#frame?.prompt ?? null, this.#picks, key)
    if (!picks) return false
    this.#change(picks)
    return true
  }

  showCount(show: boolean): void {
    if (!this.sending) this.#change({ ...this.#picks, show })
  }

  press({ intent, picks, reason }: Control): void {
    if (this.sending || reason) return
    if (picks) this.#change(picks)
    if (intent) this.#send(intent)
  }

  reset(): void {
    if (this.sending || !this.#frame) return
    const { editing } = this.#picks
    const start = startPicks(this.#frame.prompt, this.#frame.secret)
    this.#change({ ...start, editing: editing && this.#picks.armed !== null })
  }

  #change(picks: Picks): void {
    this.#picks = picks
    this.#changed()
  }

  #send(intent: Intent): void {
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

  #answer(flight: Flight, accepted: boolean): void {
    if (this.#flight !== flight) return
    if (accepted) {
      this.#flight = { ...flight, answered: true }
      this.#land()
    } else {
      this.#flight = null
      this.#picks = { ...this.#picks, armed: null }
    }
    this.#changed()
  }

  /** Ends the flight if nothing of it is missing; whether it did. */
  #land(): boolean {
    const [flight, frame] = [this.#flight, this.#frame]
    if (!flight?.answered || !frame || frame.revision <= flight.revision) return false
    this.#flight = null
    this.#picks =
      flight.intent.kind === 'rest' && frame.prompt
        ? kept(frame, { ...this.#picks, armed: null })
        : startPicks(frame.prompt, frame.secret)
    return true
  }
}

const kept = ({ prompt }: Frame, picks: Picks): Picks => (prompt ? keepPicks(prompt, picks) : noPicks)

/** Whether the newer frame puts the very question of the older one. */
function sameQuestion(before: Frame, after: Frame): boolean {
  if (before.match !== after.match || before.view.step !== after.view.step) return false
  if (before.prompt?.kind !== after.prompt?.kind) return false
  return JSON.stringify(before.secret?.bid ?? null) === JSON.stringify(after.secret?.bid ?? null)
}
