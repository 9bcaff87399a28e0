import type { ComponentChildren } from 'preact'
import type { Point, Rect } from '../layout/geometry'

/** A place of the layout as a style; without a size it is as large as its content. */
export const placeStyle = ({ x, y, w, h }: Point & Partial<Rect>) => ({
  left: `${x}px`,
  top: `${y}px`,
  ...(w === undefined ? {} : { width: `${w}px` }),
  ...(h === undefined ? {} : { height: `${h}px` }),
})

/** The names that apply, as one attribute. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

interface Props {
  /** Without a place nothing is said. */
  readonly at: (Point & Partial<Rect>) | null | undefined
  readonly name: string
  readonly children: ComponentChildren
}

/** Words at a place of the layout. */
export const Placed = ({ at, name, children }: Props) =>
  at ? (
    <div class={classes('kit-placed', name)} style={placeStyle(at)}>
      {children}
    </div>
  ) : null
