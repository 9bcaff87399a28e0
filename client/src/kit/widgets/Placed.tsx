import type { ComponentChildren } from 'preact'
import type { Point, Rect } from '../geometry'
import { classes, placeStyle } from './place'

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
