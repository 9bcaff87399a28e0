import type { ComponentChildren } from 'preact'
import type { TableFrame } from '../../session/frame'
import { Sigil } from '../../ui/Sigil'
import type { Rect } from '../geometry'
import { PlateFrame } from './PlateFrame'
import { classes } from './place'
import { SeatClock } from './SeatClock'

interface Props {
  readonly seat: number
  readonly area: Rect
  readonly frame: TableFrame
  readonly status: string
  readonly points: string
  readonly pointsLabel: string
  /** The word for the reader's own seat, on that seat only. */
  readonly you?: string | null
  readonly compact: boolean
  /** What the seat has: hands, figures, tokens. */
  readonly children?: ComponentChildren
  onPress?: () => void
}

/** Who sits there, how they stand, and whether the table waits for them. */
export function SeatPlate(props: Props) {
  const { seat, area, frame, status, points, pointsLabel, you, compact, children, onPress } = props
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
    <PlateFrame seat={seat} area={area} frame={frame} look={look} onPress={onPress}>
      <div class="kit-plate-head">
        <Sigil seat={seat} size={compact ? (area.w < 112 ? 22 : 26) : 44} />
        <div class="kit-plate-who">
          <p class="kit-plate-name">
            <span>{name}</span>
            {you && <em>{you}</em>}
          </p>
          <p class="kit-plate-status">
            {(!compact || area.w >= 150) && <span>{status}</span>}
            <SeatClock seat={seat} />
          </p>
        </div>
        <p class="kit-plate-points">
          <b key={points}>{points}</b>
          {!compact && <span>{pointsLabel}</span>}
        </p>
      </div>
      <div class="kit-plate-has">{children}</div>
    </PlateFrame>
  )
}
