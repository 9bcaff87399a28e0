import type { OverlayProps } from '../../../kit/GameTable'
import type { LegendTable } from '../LegendTable'
import { DiscardsCard } from './DiscardsCard'
import { FinalScoreSheet } from './ScoreSheet'
import { SeatCard } from './SeatCard'
import { StationCard } from './StationCard'

export type SheetProps = OverlayProps<LegendTable>

/** What opens over the table. */
export function LegendSheet({ sheet, ...props }: SheetProps & { readonly sheet: LegendTable['Sheet'] }) {
  switch (sheet.kind) {
    case 'station':
      return <StationCard {...props} step={sheet.step} />
    case 'seat':
      return <SeatCard {...props} seat={sheet.seat} />
    case 'discards':
      return <DiscardsCard {...props} />
    case 'final':
      return <FinalScoreSheet {...props} />
  }
}
