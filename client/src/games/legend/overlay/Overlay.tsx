import type { OverlayProps } from '../../../kit/GameTable'
import { Placed } from '../../../kit/widgets/Placed'
import type { LegendTable } from '../LegendTable'
import { purseTools } from '../layout/purse'
import { isPurseOpen } from '../reading'
import { LegendPlaceWords } from './PlaceWords'
import { LegendPlates } from './Plates'
import { StageWords } from './StageWords'

type Props = OverlayProps<LegendTable>

/** Beside the purse: back to the hand, and the hand in its sorted order. */
function HandTools({ state, layout, controls }: Props) {
  const { hand, arrangement } = layout.areas
  if (!hand || !isPurseOpen(state)) return null
  const tool = (key: 'hand' | 'sort', change: Partial<LegendTable['Memory']>) => (
    <button
      type="button"
      tabIndex={-1}
      class="kit-button"
      data-button={key}
      onClick={() => controls.remember(change)}
    >
      {state.words.buttons[key]}
    </button>
  )
  return (
    <Placed at={purseTools(hand, arrangement === 'tall')} name="legend-hand-tools">
      {tool('hand', { purse: false })}
      {state.memory.order && tool('sort', { order: null })}
    </Placed>
  )
}

/** What only this game shows over its table. */
export const LegendOverlay = (props: Props) => (
  <>
    <LegendPlaceWords state={props.state} areas={props.layout.areas} />
    <LegendPlates {...props} />
    <StageWords state={props.state} stage={props.layout.stage} />
    <HandTools {...props} />
  </>
)
