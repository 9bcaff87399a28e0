import type { ComponentChildren } from 'preact'
import { seatColours, seatNames } from '../../art/palette'
import type { TableFrame } from '../../session/frame'
import type { Rect } from '../geometry'
import { mayPress, seatSpeech } from '../tableContext'
import { classes, placeStyle } from './place'

interface Props {
  readonly seat: number
  readonly area: Rect
  readonly frame: TableFrame
  readonly look: string
  /** What pressing it does, for screen readers; the seat's name unless told. */
  readonly label?: string
  /** The key that explains it. */
  readonly explain?: string | undefined
  readonly children: ComponentChildren
  onPress?: (() => void) | undefined
}

/** The plate of a seat in its colour: lit while the table waits for it, faded while nobody is there. */
export function PlateFrame({ seat, area, frame, look, label, explain, children, onPress }: Props) {
  const { name = '', online = true } = frame.people[seat] ?? {}
  const active = frame.waitingFor.includes(seat)
  const style = { ...placeStyle(area), '--seat': seatColours[seatNames[seat] ?? 'wolf'].base }
  return (
    <div
      class={classes('kit-plate', active && 'active', !online && 'away', look)}
      style={style}
      data-seat={seat}
      data-explain={explain}
    >
      {children}
      {seatSpeech.value?.seat === seat && <p class="kit-speech">{seatSpeech.value.words}</p>}
      {onPress && (
        <button
          type="button"
          tabIndex={-1}
          class="kit-plate-open"
          aria-label={label ?? name}
          onClick={() => mayPress(`seat:${seat}`) && onPress()}
        />
      )}
    </div>
  )
}
