import type { OverlayProps } from '../../../kit/GameTable'
import type { LegendTable } from '../LegendTable'
import { LegendPlaceWords } from './PlaceWords'
import { LegendPlates } from './Plates'
import { StageWords } from './StageWords'

/** What only this game shows over its table. */
export const LegendOverlay = (props: OverlayProps<LegendTable>) => (
  <>
    {props.layout.areas.inRows && <i hidden class="legend-rows" />}
    <LegendPlaceWords state={props.state} areas={props.layout.areas} />
    <LegendPlates {...props} />
    <StageWords state={props.state} stage={props.layout.stage} />
  </>
)
