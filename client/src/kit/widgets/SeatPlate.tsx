import type { ComponentChildren } from 'preact'
import type { TableFrame } from '../../session/frame'
import { Sigil } from '../../ui/Sigil'
import type { Rect } from '../layout/geometry'
import { Counted } from './Counted'
import { PlateFrame } from './PlateFrame'
import { classes } from './Placed'
import { Countdown } from '../../ui/Countdown'
import { deadlines } from '../tableContext'

/** The time a seat has left, while it runs. */
export function SeatClock({ seat }: { readonly seat: number }) {
  const deadline = deadlines.value[seat] ?? null
  return deadline === null ? null : <Countdown deadline={deadline} />
}

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
      <div class="kit-plate-head row">
        <Sigil seat={seat} size={compact ? (area.w < 112 ? 22 : 26) : 44} />
        <div class="fill kit-plate-who">
          <p class="kit-plate-name row">
            <span class="cut">{name}</span>
            {you && <em>{you}</em>}
          </p>
          <p class="flex gap-3 note kit-plate-status">
            <span class="cut">{status}</span>
            <SeatClock seat={seat} />
            {compact && note}
          </p>
        </div>
        <p class="kit-plate-points">
          <b>
            <Counted value={points} />
          </b>
          {!compact && <span class="muted">{pointsLabel}</span>}
        </p>
      </div>
      {!compact && note}
      <div class="kit-plate-has row">{children}</div>
    </PlateFrame>
  )
}
