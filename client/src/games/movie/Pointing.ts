import type { Intent } from '@heorot/shared/games/movie'
import { laterByTimer } from '../../kit/Director'
import type { GestureHandlers } from '../../kit/Gestures'
import type { Point } from '../../kit/geometry'
import type { Picker } from '../../kit/Picker'
import type { Target } from '../../kit/placement'
import { durations } from '../../theme/tokens'
import { kindIn, tileIn } from './keys'
import { keyAt } from './layout/targets'

const TIP_MS = 550

/** What pointing has to do with the rest of the table. */
interface Table {
  readonly picker: Picker<Intent>
  targets(): readonly Target[]
  draw(lasts: number): void
  /** Something was pressed, or nothing. */
  pressed(key: string | null): void
  pan(dx: number, dy: number): void
  zoom(at: Point, factor: number): void
}

/** What a pointer is at, what it carries, and what it wants explained. */
export class Pointing implements GestureHandlers {
  hovered: string | null = null
  carried: Point | null = null
  /** The last press was a finger's. */
  touch = false
  explained: string | null = null
  #stopTip: () => void = () => {}
  readonly #table: Table

  constructor(table: Table) {
    this.#table = table
  }

  press(at: Point, touch: boolean): void {
    this.touch = touch
    this.hush()
    const key = this.#keyAt(at, touch)
    if (touch) this.hovered = key
    this.#table.pressed(key)
  }

  lift(at: Point): boolean {
    const { picker } = this.#table
    const key = keyAt(this.#table.targets(), picker.first, at, false)
    const piece = key !== null && (tileIn(key) !== null || kindIn(key) !== null)
    if (!piece || !picker.first.has(key)) return false
    this.hush()
    picker.pick([key])
    this.carried = at
    this.#table.draw(durations.quick)
    return true
  }

  carry(at: Point): void {
    this.carried = at
    this.hovered = this.#keyAt(at, true)
    this.#table.draw(durations.quick)
  }

  drop(at: Point): void {
    this.carried = null
    const key = this.#keyAt(at, true)
    if (key && this.#table.picker.next.has(key)) this.#table.pressed(key)
    else this.#table.draw(durations.slide)
  }

  hover(at: Point | null): void {
    const key = at ? this.#keyAt(at, false) : null
    if (key === this.hovered) return
    this.hovered = key
    // Leaving the table for the tag itself must not take the tag away.
    if (at) this.hush()
    if (key && this.#table.picker.picked.length === 0)
      this.#stopTip = laterByTimer(TIP_MS, () => this.#explain(key))
    this.#table.draw(durations.quick)
  }

  hold(at: Point): void {
    const key = keyAt(this.#table.targets(), new Set(), at, false)
    this.hovered = key
    if (key) this.#explain(key)
  }

  pan(dx: number, dy: number): void {
    this.#table.pan(dx, dy)
  }

  zoom(at: Point, factor: number): void {
    this.#table.zoom(at, factor)
  }

  get cursor(): 'plain' | 'press' | 'grab' | 'carry' {
    if (this.carried) return 'carry'
    if (this.hovered === null) return 'plain'
    const { next, first } = this.#table.picker
    if (next.has(this.hovered)) return 'press'
    return first.has(this.hovered) ? 'grab' : 'plain'
  }

  /** No more explaining. */
  hush(): void {
    this.#stopTip()
    this.explained = null
  }

  #explain(key: string): void {
    this.explained = key
    this.#table.draw(durations.quick)
  }

  #keyAt(at: Point, touch: boolean): string | null {
    return keyAt(this.#table.targets(), this.#table.picker.next, at, touch)
  }
}
