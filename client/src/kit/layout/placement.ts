/** What a layout says about one object on the table. */

import { sizes } from '../../app/theme/tokens'
import type { Slot } from '../../art/svg'
import { atLeast, contains, type Point, type Rect } from './geometry'

/** A drawing, made once per key. `words` go into the slots it leaves free, in the reader's language. */
export interface Picture {
  readonly key: string
  draw(): Drawing
  /** Pixels to a unit; 2 unless told. Large soft surfaces need no more than 1. */
  readonly resolution?: number
  readonly words?: Readonly<Record<string, string>>
}

export interface Drawing {
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly slots: Readonly<Record<string, Slot>>
}

export interface Placement extends Rect {
  /** Who it is, not where: the object slides when its place changes. */
  readonly key: string
  /**
   * Objects with the same name here cannot be told apart: their keys only count them. Each slides to the
   * nearest of the new places.
   */
  readonly alike?: string
  /** Of objects that are alike, one that leaves this place goes nowhere else. */
  readonly settled?: boolean
  readonly picture: Picture
  readonly z: number
  readonly alpha?: number
  /** Radians about the centre. */
  readonly rotation?: number
  readonly tint?: number
  /** Where it comes from when it is new; otherwise it fades in. */
  readonly from?: Rect
  /** The layer it lies in; the last one unless told. Layers of a board move with its camera. */
  readonly layer?: string
  /** Milliseconds for this change instead of the common ones: 0 for what is carried by a pointer. */
  readonly duration?: number
}

/** Something that can be pressed. */
export interface Target extends Rect {
  readonly key: string
  readonly z?: number
}

/** The topmost target under a point. Exact hits come first; then small ones may be missed by a little. */
export function hit(targets: readonly Target[], p: Point, reach = 0): string | null {
  const top = (found: readonly Target[]) =>
    found.reduce<Target | null>((best, t) => (best && (best.z ?? 0) > (t.z ?? 0) ? best : t), null)
  const exact = top(targets.filter(t => contains(t, p)))
  if (exact || reach === 0) return exact?.key ?? null
  return top(targets.filter(t => contains(atLeast(t, reach), p)))?.key ?? null
}

/** What a point means. With a finger, what may be picked can be missed by a little. */
export function keyAt(
  targets: readonly Target[],
  options: ReadonlySet<string>,
  p: Point,
  touch: boolean,
): string | null {
  const exact = hit(targets, p)
  if (!touch || (exact !== null && options.has(exact))) return exact
  const near = targets.filter(({ key }) => options.has(key))
  return hit(near, p, sizes.target) ?? exact
}
