import type { ComponentChildren } from 'preact'
import type { Point, Rect } from '../geometry'
import { classes, placeStyle } from './place'

interface Props {
  readonly at: Point & Partial<Rect>
  readonly name: string
  readonly children: ComponentChildren
}

/** Words at a place of the layout. */
export const Placed = ({ at, name, children }: Props) => (
  <div class={classes('kit-placed', name)} style={placeStyle(at)}>
    {children}
  </div>
)
