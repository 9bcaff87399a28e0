/**
 * Plays frames in order at a human pace. The page shows where the playhead is, never the newest frame, so that
 * log, counters, title and prompt do not run ahead of the table.
 */
import { batch, computed, type Signal, signal } from '@preact/signals'
import type { FrameSource, TableFrame } from '../session/frame'
import { type Later, laterByTimer } from './Director'

/** Between two moves, so that the eye can follow. */
const REST_MS = 260
/** With more moves waiting than this, they are played faster, and with far more they are skipped. */
const [MANY, FAR_TOO_MANY] = [4, 12]

/** Everything missed while nobody looked, and which step of it is on the table; null when it is only listed. */
export interface Recalled {
  readonly steps: readonly TableFrame[]
  /** Earlier steps that are not played. */
  readonly untold: number
  readonly at: number | null
}

export interface PlayheadTools {
  /** 0 shows every result at once. */
  readonly pace: () => number
  /** Whether somebody is looking. */
  readonly inSight: () => boolean
  readonly later?: Later
}

/** Where a step stands among those missed; null for one that came later. */
function recalledAt(recalled: Recalled, { revision }: TableFrame): Recalled | null {
  const at = recalled.steps.findIndex(step => step.revision === revision)
  return at === -1 ? null : { ...recalled, at }
}

export class Playhead implements FrameSource {
  readonly target: Signal<TableFrame | null> = signal(null)
  /** What the table has shown to its end: the rest of the page follows this one. */
  readonly frame: Signal<TableFrame | null> = signal(null)
  readonly recalled: Signal<Recalled | null> = signal(null)
  /** Set while an earlier moment is on the table; newer frames wait. */
  readonly inPast: Signal<boolean> = signal(false)
  /** How fast earlier moves are played. */
  rate = 1
  /** The newest step of this match that has been on the table. */
  readonly seen: Signal<number> = signal(0)
  readonly #waiting: Signal<readonly TableFrame[]> = signal([])
  readonly #busy = signal(false)
  /** Moves to show until the table is up to date, the one that plays included. */
  readonly behind = computed(() => this.#waiting.value.length + (this.#busy.value ? 1 : 0))
  readonly #tools: PlayheadTools
  readonly #later: Later
  #drawn = false
  #stopRest: (() => void) | null = null
  #newest: TableFrame | null = null
  /** Waits until the table is drawn. */
  #playRecalled: (() => void) | null = null

  constructor(tools: PlayheadTools) {
    this.#tools = tools
    this.#later = tools.later ?? laterByTimer
  }

  /** What somebody waits to decide on, and the table has not come to yet. */
  get next(): TableFrame | null {
    return this.behind.value > 0 ? this.#newest : null
  }

  /** Many moves waiting are played faster. */
  readonly hurry = (): number => {
    if (this.inPast.peek()) return 1 / this.rate
    const moves = this.#waiting.peek().length
    if (moves > FAR_TOO_MANY) return 0.25
    return moves > MANY ? 0.5 : 1
  }

  /** Takes a new frame of the table. */
  follow(frame: TableFrame): void {
    this.#newest = frame
    if (this.inPast.peek()) return
    const last = this.#waiting.peek().at(-1) ?? this.target.peek()
    if (last && last.match !== frame.match) this.#jump()
    else if (last?.revision === frame.revision) this.#refresh(last, frame)
    else {
      this.#waiting.value = [...this.#waiting.peek(), frame]
      this.#advance()
    }
  }

  /** The drawn table is there from now on, or gone. */
  drawn(isDrawn: boolean): void {
    this.#drawn = isDrawn
    if (!isDrawn) this.catchUp()
    else this.#playRecalled?.()
  }

  /** The table has shown its target to the end. */
  shown(frame: TableFrame): void {
    const target = this.target.peek()
    if (!this.#busy.peek() || frame.revision !== target?.revision) return
    this.#arrive(target)
    if (this.#waiting.peek().length > 0) this.#rest()
    else if (this.recalled.peek()?.at !== null) this.recalled.value = null
  }

  /** Straight to how things are. */
  catchUp(): void {
    if (this.behind.peek() > 0 || this.inPast.peek() || this.recalled.peek()) this.#jump()
  }

  /** Plays the steps after `base`, which is how the table was last seen; without movement they are only listed. */
  recall(base: TableFrame, steps: readonly TableFrame[], untold = 0): void {
    if (steps.length === 0) return
    this.recalled.value = { steps, untold, at: null }
    this.#playRecalled = () => this.#playSteps(base, steps)
    if (this.#drawn) this.#playRecalled()
  }

  #playSteps(base: TableFrame, steps: readonly TableFrame[]): void {
    const newest = this.#newest
    this.#playRecalled = null
    if (!newest || !this.recalled.peek() || !this.#tools.inSight() || this.#tools.pace() === 0) return
    this.#cancelRest()
    batch(() => {
      this.#busy.value = false
      this.seen.value = base.revision
      this.target.value = { ...base, events: [] }
      this.frame.value = this.target.value
      this.#waiting.value = steps.map(step =>
        step.revision === newest.revision ? { ...newest, events: step.events } : step,
      )
    })
    this.#rest()
  }

  /** Shows an earlier moment and stays there. */
  look(frame: TableFrame): void {
    batch(() => {
      this.#goBack(frame, false)
      this.frame.value = frame
    })
  }

  /** Plays what led to an earlier moment and stays there. */
  playPast(frame: TableFrame): void {
    if (this.#drawn && this.#tools.inSight()) this.#goBack(frame, true)
    else this.look(frame)
  }

  #goBack(frame: TableFrame, plays: boolean): void {
    this.#cancelRest()
    batch(() => {
      this.recalled.value = null
      this.inPast.value = true
      this.#waiting.value = []
      this.#busy.value = plays
      this.target.value = frame
    })
  }

  close(): void {
    this.#cancelRest()
  }

  /** The same step again: somebody came or went. */
  #refresh(last: TableFrame, frame: TableFrame): void {
    const waiting = this.#waiting.peek()
    if (waiting.length > 0) {
      this.#waiting.value = [...waiting.slice(0, -1), { ...frame, events: last.events }]
      return
    }
    this.target.value = { ...frame, events: [] }
    if (!this.#busy.peek()) this.frame.value = this.target.value
  }

  #advance(): void {
    if (this.#busy.peek() || this.#stopRest) return
    const [next, ...rest] = this.#waiting.peek()
    if (!next) return
    const recalled = this.recalled.peek()
    const tooMany = !recalled && rest.length > FAR_TOO_MANY
    if (tooMany || !this.#drawn || !this.#tools.inSight()) this.#jump()
    else
      batch(() => {
        this.#waiting.value = rest
        this.#busy.value = true
        if (recalled && this.#tools.pace() > 0) this.recalled.value = recalledAt(recalled, next)
        this.target.value = next
      })
  }

  /** The newest frame at once, without what led to it. */
  #jump(): void {
    const newest = this.#newest
    this.#cancelRest()
    if (!newest) return
    batch(() => {
      this.recalled.value = null
      this.inPast.value = false
      this.#waiting.value = []
      this.target.value = { ...newest, events: [] }
      this.#arrive(this.target.value)
    })
  }

  #arrive(frame: TableFrame): void {
    batch(() => {
      const before = this.frame.peek()
      this.#busy.value = false
      this.frame.value = frame
      this.seen.value =
        before?.match === frame.match ? Math.max(this.seen.peek(), frame.revision) : frame.revision
    })
  }

  #rest(): void {
    this.#stopRest = this.#later(REST_MS * this.#tools.pace() * this.hurry(), () => {
      this.#stopRest = null
      this.#advance()
    })
  }

  #cancelRest(): void {
    this.#stopRest?.()
    this.#stopRest = null
  }
}
