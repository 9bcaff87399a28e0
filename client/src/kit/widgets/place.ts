import type { Rect } from '../geometry'

/** A rectangle of the layout as a style. */
export const placeStyle = ({ x, y, w, h }: Rect): Record<string, string> => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${w}px`,
  height: `${h}px`,
})
