import { lazyPart } from '../../../app/lazy'
import type { OverlayProps } from '../../../kit/GameTable'
import type { LegendTable } from '../LegendTable'
import { FinalScoreSheet } from './ScoreSheet'

const DiscardsCard = lazyPart(async () => (await import('./DiscardsCard')).DiscardsCard)
const SeatCard = lazyPart(async () => (await import('./SeatCard')).SeatCard)
const StationCard = lazyPart(async () => (await import('./StationCard')).StationCard)

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
