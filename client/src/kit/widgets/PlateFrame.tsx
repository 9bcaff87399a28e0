import type { ComponentChildren } from 'preact'
import { seatColours, seatNames } from '../../art/palette'
import type { TableFrame } from '../../session/frame'
import type { Rect } from '../geometry'
import { placeStyle } from './place'

interface Props {
  readonly seat: number
  readonly area: Rect
  readonly frame: TableFrame
  readonly classes: readonly (string | false)[]
  /** What pressing it does, for screen readers; the seat's name unless told. */
  readonly label?: string
  readonly children: ComponentChildren
  onPress?: (() => void) | undefined
}

/** The plate of a seat in its colour: lit while the table waits for it, faded while nobody is there. */
export function PlateFrame({ seat, area, frame, classes, label, children, onPress }: Props) {
  const { name = '', online = true } = frame.people[seat] ?? {}
  const all = ['kit-plate', frame.waitingFor.includes(seat) && 'active', !online && 'away', ...classes]
  const style = { ...placeStyle(area), '--seat': seatColours[seatNames[seat] ?? 'wolf'].base }
  return (
    <div class={all.filter(Boolean).join(' ')} style={style} data-seat={seat}>
      {children}
      {onPress && (
        <button
          type="button"
          tabIndex={-1}
          class="kit-plate-open"
          aria-label={label ?? name}
          onClick={onPress}
        />
      )}
    </div>
  )
}
