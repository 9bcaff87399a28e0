/** How much of the table's edges panels leave free, so that they cover neither hand nor action bar. */
import type { Point, Rect, Size } from './geometry'

export interface Clearance {
  readonly bottom: number
  readonly right: number
}

export const NO_CLEARANCE: Clearance = { bottom: 0, right: 0 }

interface Controls {
  readonly bar: Rect
  readonly hand: Rect | readonly Rect[] | null
}

/** The upper left corner of several things. */
const cornerOf = (things: readonly Point[]): Point => ({
  x: Math.min(...things.map(({ x }) => x)),
  y: Math.min(...things.map(({ y }) => y)),
})

/** Leaves each of them free below or at the right, whatever keeps the most room. */
export function clearanceOf({ bar, hand }: Controls, { w, h }: Size): Clearance {
  const room = ({ bottom, right }: Clearance) => (h - bottom) * (w - right)
  const clear = ([first, ...others]: readonly Point[], { bottom, right }: Clearance): Clearance => {
    if (!first) return { bottom, right }
    const above = clear(others, { bottom: Math.max(bottom, h - first.y), right })
    const beside = clear(others, { bottom, right: Math.max(right, w - first.x) })
    return room(above) >= room(beside) ? above : beside
  }
  const held = [hand ?? []].flat()
  return clear(held.length > 0 ? [bar, cornerOf(held)] : [bar], NO_CLEARANCE)
}

/** For the styles of a panel. */
export const clearanceStyle = ({ bottom, right }: Clearance) => ({
  '--clear-bottom': `${bottom}px`,
  '--clear-right': `${right}px`,
})
