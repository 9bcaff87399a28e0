/** Everything that moves over time: numbers of display objects, eased, on one clock. */

export interface Movable {
  x: number
  y: number
  width: number
  height: number
  alpha: number
  rotation: number
}

export type Goal = Partial<Readonly<Movable>>

interface Tween {
  readonly from: Goal
  readonly to: Goal
  readonly start: number
  readonly duration: number
  readonly done: (() => void) | undefined
}

const easeOut = (t: number) => 1 - (1 - t) ** 3

export class Motion {
  readonly #tweens = new Map<Movable, Tween>()
  readonly #now: () => number
  readonly #wake: () => void

  /** `wake` asks for a frame; `step` must be called on it. */
  constructor(now: () => number, wake: () => void) {
    this.#now = now
    this.#wake = wake
  }

  get busy(): boolean {
    return this.#tweens.size > 0
  }

  moves(target: Movable): boolean {
    return this.#tweens.has(target)
  }

  /** Moves to a goal; a newer goal starts from wherever the object is. `duration` 0 arrives at once. */
  to(target: Movable, goal: Goal, duration: number, done?: () => void): void {
    this.#wake()
    if (duration <= 0) {
      this.#tweens.delete(target)
      Object.assign(target, goal)
      done?.()
      return
    }
    const from: Record<string, number> = {}
    for (const key of Object.keys(goal)) from[key] = target[key as keyof Movable]
    this.#tweens.set(target, { from, to: goal, start: this.#now(), duration, done })
  }

  forget(target: Movable): void {
    this.#tweens.delete(target)
  }

  step(): void {
    const now = this.#now()
    for (const [target, tween] of [...this.#tweens]) {
      const t = Math.min(1, (now - tween.start) / tween.duration)
      place(target, tween, easeOut(t))
      if (t < 1) continue
      this.#tweens.delete(target)
      tween.done?.()
    }
  }

  /** Everything arrives now. */
  finish(): void {
    for (const [target, tween] of [...this.#tweens]) {
      this.#tweens.delete(target)
      Object.assign(target, tween.to)
      tween.done?.()
    }
    this.#wake()
  }
}

function place(target: Movable, { from, to }: Tween, t: number): void {
  for (const key of Object.keys(to) as (keyof Movable)[]) {
    const a = from[key] ?? 0
    const b = to[key] ?? 0
    target[key] = a + (b - a) * t
  }
}
