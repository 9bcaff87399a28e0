import type { ComponentChildren } from 'preact'
import type { TableFrame } from '../../session/frame'
import { Sigil } from '../../ui/Sigil'
import type { Rect } from '../geometry'
import { Counted } from './Counted'
import { PlateFrame } from './PlateFrame'
import { classes } from './place'
import { SeatClock } from './SeatClock'

interface Props {
  readonly seat: number
  readonly area: Rect
  readonly frame: TableFrame
  readonly status: string
  readonly points: number
  readonly pointsLabel: string
  /** The word for the reader's own seat, on that seat only. */
  readonly you?: string | null
  readonly compact: boolean
  /** More about its points. */
  readonly note?: ComponentChildren
  /** The key that explains the plate. */
  readonly explain?: string
  /** What the seat has: hands, figures, tokens. */
  readonly children?: ComponentChildren
  onPress?: (() => void) | undefined
}

/** Who sits there, how they stand, and whether the table waits for them. */
export function SeatPlate(props: Props) {
  const { seat, area, frame, status, points, pointsLabel, you, compact, note, explain, children } = props
  const name = frame.people[seat]?.name ?? ''
  const look = classes(
    'standard',
    compact && 'compact',
    // A long name is worth more than the word for its owner, who sits here anyway.
    !compact && (area.w < 240 || name.length > 8) && 'slim',
    compact && area.w < 140 && 'narrow',
    compact && area.h >= 72 && 'tall',
  )
  return (
    <PlateFrame seat={seat} area={area} frame={frame} look={look} explain={explain} onPress={props.onPress}>
      <div class="kit-plate-head kit-row">
        <Sigil seat={seat} size={compact ? (area.w < 112 ? 22 : 26) : 44} />
        <div class="kit-plate-who">
          <p class="kit-plate-name kit-row">
            <span class="kit-cut">{name}</span>
            {you && <em>{you}</em>}
          </p>
          <p class="kit-plate-status">
            <span class="kit-cut">{status}</span>
            <SeatClock seat={seat} />
            {compact && note}
          </p>
        </div>
        <p class="kit-plate-points">
          <b>
            <Counted value={points} />
          </b>
          {!compact && <span>{pointsLabel}</span>}
        </p>
      </div>
      {!compact && note}
      <div class="kit-plate-has kit-row">{children}</div>
    </PlateFrame>
  )
}
