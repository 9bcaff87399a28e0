import { lazyPart } from '../../../app/lazy'
import type { OverlayProps } from '../../../kit/GameTable'
import type { LegendTable } from '../LegendTable'
import { FinalScoreSheet } from './ScoreSheet'

const LegendPanel = lazyPart(async () => (await import('./panels')).LegendPanel)

export type SheetProps = OverlayProps<LegendTable>

/** What opens over the table. */
export const LegendSheet = (props: SheetProps & { readonly sheet: LegendTable['Sheet'] }) =>
  props.sheet.kind === 'final' ? <FinalScoreSheet {...props} /> : <LegendPanel {...props} />
