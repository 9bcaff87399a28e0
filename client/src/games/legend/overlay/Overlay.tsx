import { lazyPart } from '../../../app/lazy'
import type { OverlayProps } from '../../../kit/GameTable'
import type { LegendTable } from '../types'
import { LegendPlaceWords } from './PlaceWords'
import { LegendPlates } from './Plates'
import { FinalScoreSheet } from './ScoreSheet'
import { StageWords } from './StageWords'

type Props = OverlayProps<LegendTable>

const LegendPanel = lazyPart(async () => (await import('./panels')).LegendPanel)

/** What only this game shows over its table. */
export const LegendOverlay = (props: Props) => (
  <>
    {props.layout.areas.inRows && <i hidden class="legend-rows" />}
    <LegendPlaceWords {...props} />
    <LegendPlates {...props} />
    <StageWords state={props.state} stage={props.layout.stage} />
  </>
)

/** What opens over the table. */
export const LegendSheet = (props: Props & { readonly sheet: LegendTable['Sheet'] }) =>
  props.sheet.kind === 'final' ? <FinalScoreSheet {...props} /> : <LegendPanel {...props} />
