import type { ComponentChildren } from 'preact'
import { seatColours, seatNames } from '../../art/palette'
import type { TableFrame } from '../../session/frame'
import type { Rect } from '../layout/geometry'
import { following, mayPress, seatSpeech } from '../tableContext'
import { classes, placeStyle } from './Placed'

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

const PHONE = 720

/** On a phone there is no other way to choose a seat. */
const mayFollow = (): boolean => following.value !== null && innerWidth <= PHONE

/** On a phone a tap on a seat follows it, and another one opens it. */
function press(seat: number, open: (() => void) | undefined): void {
  if (!mayPress(`seat:${seat}`)) return
  const { seat: followed, choose } = following.peek() ?? {}
  if (mayFollow() && followed !== seat) choose?.(seat)
  else if (open) open()
  else choose?.(null)
}

/** The plate of a seat in its colour: lit while the table waits for it, faded while nobody is there. */
export function PlateFrame({ seat, area, frame, look, label, explain, children, onPress }: Props) {
  const { name = '', online = true } = frame.people[seat] ?? {}
  const active = frame.waitingFor.includes(seat)
  const style = { ...placeStyle(area), '--seat': seatColours[seatNames[seat] ?? 'wolf'].base }
  return (
    <div
      class={classes(
        'kit-plate',
        active && 'active',
        !online && 'away',
        following.value?.seat === seat && 'followed',
        look,
      )}
      style={style}
      data-seat={seat}
      data-explain={explain}
    >
      {children}
      {seatSpeech.value?.seat === seat && <p class="kit-speech">{seatSpeech.value.words}</p>}
      {(onPress || mayFollow()) && (
        <button
          type="button"
          tabIndex={-1}
          class="inset kit-plate-open"
          aria-label={label ?? name}
          onClick={() => press(seat, onPress)}
        />
      )}
    </div>
  )
}
