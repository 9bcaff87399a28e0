/** One moment of a story: shown at once, then left standing for a while. */
export interface Beat {
  /** Milliseconds at normal speed. */
  readonly duration: number
  play(): void
}

/** Runs something later, and how to call it off. */
export type Later = (milliseconds: number, run: () => void) => () => void

export const laterByTimer: Later = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/**
 * Plays beats one after the other and then settles on the newest state. A newer story ends the one
 * before at once; with pace 0 nothing is played. It never holds anything up: the state is settled on
 * whether or not a single beat was seen.
 */
export class Director {
  readonly #later: Later
  readonly #pace: () => number
  #settle: (() => void) | null = null
  #cancel: (() => void) | null = null

  constructor(pace: () => number, later: Later = laterByTimer) {
    this.#pace = pace
    this.#later = later
  }

  get busy(): boolean {
    return this.#settle !== null
  }

  play(beats: readonly Beat[], settle: () => void): void {
    this.skip()
    this.#settle = settle
    this.#next(beats, 0)
  }

  /** Straight to the end of the story. */
  skip(): void {
    this.#cancel?.()
    this.#cancel = null
    const settle = this.#settle
    this.#settle = null
    settle?.()
  }

  /** Nothing more is played or settled. */
  close(): void {
    this.#settle = null
    this.skip()
  }

  #next(beats: readonly Beat[], at: number): void {
    const beat = beats[at]
    const pace = this.#pace()
    if (!beat || pace === 0) {
      this.#cancel = null
      this.skip()
      return
    }
    beat.play()
    this.#cancel = this.#later(beat.duration * pace, () => this.#next(beats, at + 1))
  }
}
