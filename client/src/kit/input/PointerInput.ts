import { durations } from '../../app/theme/tokens'
import { laterByTimer } from '../../playback/Director'
import type { Drop } from '../GameTable'
import type { GestureHandlers } from './Gestures'
import type { Point, Rect } from '../layout/geometry'
import { keyAt, type Target } from '../layout/placement'

const TIP_MS = 550

/** The table as pointers find it. */
export interface PointedTable {
  readonly targets: readonly Target[]
  /** What may be picked now. */
  readonly options: ReadonlySet<string>
  draw(duration: number): void
  /** A key was pressed, or the bare table. */
  press(key: string | null): void
  /** Takes a thing up; false: it cannot be carried. */
  lift(key: string): boolean
  drop(drop: Drop): void
  pan(from: Point, dx: number, dy: number): void
  zoom(at: Point, factor: number): void
}

/** What a tip explains. */
export interface ShownTip {
  readonly key: string
  /** Where it lies, if it is no target of the table. */
  readonly at: Rect | null
  /** Why it cannot be picked now. */
  readonly why: string | null
}

/** What the pointer is at, what it carries, and what it wants explained. */
export class PointerInput implements GestureHandlers {
  hovered: string | null = null
  carried: { readonly key: string; readonly at: Point } | null = null
  tip: ShownTip | null = null
  /** The last press was a finger's. */
  touch = false
  readonly #table: PointedTable
  #from: Point = { x: 0, y: 0 }
  #stopTip: () => void = () => {}

  constructor(table: PointedTable) {
    this.#table = table
  }

  press(at: Point, touch: boolean): void {
    this.touch = touch
    this.hideTip()
    const key = this.#keyAt(at, touch)
    if (touch) this.hovered = key
    this.#table.press(key)
  }

  lift(at: Point): boolean {
    this.#from = at
    const key = this.#keyAt(at, false)
    if (key === null || !this.#table.lift(key)) return false
    this.hideTip()
    this.carried = { key, at }
    this.#table.draw(durations.quick)
    return true
  }

  carry(at: Point): void {
    if (this.carried) this.carried = { ...this.carried, at }
    this.hovered = this.#keyAt(at, true)
    this.#table.draw(durations.quick)
  }

  drop(at: Point): void {
    const key = this.carried?.key
    this.carried = null
    if (key !== undefined) this.#table.drop({ key, at, over: this.#keyAt(at, true) })
    this.#table.draw(durations.slide)
  }

  hover(at: Point | null): void {
    const key = at ? this.#keyAt(at, false) : null
    if (at && this.tip?.at) this.dismiss()
    if (key === this.hovered) return
    this.hovered = key
    // Leaving the table for the tip itself must not take the tip away.
    if (at) this.hideTip()
    if (key) this.explainSoon(key)
    this.#table.draw(durations.quick)
  }

  hold(at: Point): void {
    const key = this.#keyAt(at, true)
    this.hovered = key
    if (key) this.explain(key)
  }

  pan(dx: number, dy: number): void {
    this.#table.pan(this.#from, dx, dy)
  }

  zoom(at: Point, factor: number): void {
    this.#table.zoom(at, factor)
  }

  hideTip(): void {
    this.#stopTip()
    this.tip = null
  }

  /** Takes the tip away at once. */
  dismiss(): void {
    const shown = this.tip !== null
    this.hideTip()
    if (shown) this.#table.draw(durations.quick)
  }

  explain(key: string, at: Rect | null = null, why: string | null = null): void {
    this.#stopTip()
    this.tip = { key, at, why }
    this.#table.draw(durations.quick)
  }

  /** Explains it if the pointer rests on it. */
  explainSoon(key: string, at: Rect | null = null): void {
    this.#stopTip()
    this.#stopTip = laterByTimer(TIP_MS, () => this.explain(key, at))
  }

  #keyAt(at: Point, touch: boolean): string | null {
    return keyAt(this.#table.targets, this.#table.options, at, touch)
  }
}
