/** Keeps bots from moving faster than people can watch, and from telling by their pace what they hold. */
import { type BotStrength, type Seat, SLOWEST_PACE } from '@heorot/shared'
import type { Play } from '../Play'

/** What a thought may take beyond its budget: the way to a thread and back, and the last imagined match. */
const ALLOWANCE = 250

export class BotPace {
  readonly #watched = new Map<Seat, number>()
  #play: Play | null = null
  #revision = 0
  #movedAt = 0

  /** `pause` is the least time between two moves; 0 turns the pace off. */
  constructor(
    private readonly pause: number,
    private readonly now: () => number,
    private readonly kingMs: number,
  ) {}

  /** How long every thought of this strength takes as seen from outside, whatever there is to think about. */
  thinking(strength: BotStrength | null): number {
    if (this.pause === 0) return 0
    return Math.min(ALLOWANCE, this.pause) + (strength === 'king' ? this.kingMs : 0)
  }

  /** Looking back at an earlier step takes nothing back. */
  watched(seat: Seat, revision: number): void {
    this.#watched.set(seat, Math.max(revision, this.#watched.get(seat) ?? 0))
  }

  /** Milliseconds until a bot may move; `present` are the seats whose people are connected. */
  wait(play: Play, present: readonly Seat[]): number {
    if (this.pause === 0) return 0
    this.notice(play)
    const needed = Math.max(this.pause, play.watchTime * this.#share(play.revision, present))
    return Math.min(needed, Math.max(0, this.#movedAt + needed - this.now()))
  }

  /** Notes when the match got to where it is. */
  notice(play: Play): void {
    if (play === this.#play && play.revision === this.#revision) return
    if (play !== this.#play) this.#watched.clear()
    this.#play = play
    this.#revision = play.revision
    this.#movedAt = this.now()
  }

  /** Nothing is left to watch once everybody present has seen it. Without players, spectators get the normal time. */
  #share(revision: number, present: readonly Seat[]): number {
    if (present.length === 0) return 1
    return present.every(seat => (this.#watched.get(seat) ?? -1) >= revision) ? 0 : SLOWEST_PACE
  }
}

/** Resolves after `step` milliseconds or, if the work takes longer, a multiple of it: never when the work is done. */
export async function inStep<T>(step: number, work: Promise<T>): Promise<T> {
  let isDone = step === 0
  const done = () => {
    isDone = true
  }
  work.then(done, done)
  while (!isDone) await new Promise(resolve => setTimeout(resolve, step).unref())
  return work
}
