import type { OverlayProps } from '../../../kit/GameTable'
import { placeStyle } from '../../../kit/widgets/place'
import type { LegendTable } from '../LegendTable'
import { purseTools } from '../layout/hand'
import { isPurseOpen } from '../reading'
import { Plates } from './Plates'
import { StageWords } from './StageWords'
import { BayWords, PathLabels, PileLabels } from './TableWords'

type Props = OverlayProps<LegendTable>

/** Beside the purse: back to the hand, and the hand in its sorted order. */
function HandTools({ state, layout, controls }: Props) {
  const { hand, arrangement } = layout.areas
  if (!hand || !isPurseOpen(state)) return null
  const { buttons } = state.words
  const tools = [
    { key: 'hand', label: buttons.hand, run: () => controls.remember({ purse: false }) },
    ...(state.memory.order
      ? [{ key: 'sort', label: buttons.sort, run: () => controls.remember({ order: null }) }]
      : []),
  ]
  return (
    <div class="legend-hand-tools" style={placeStyle(purseTools(hand, arrangement === 'tall'))}>
      {tools.map(({ key, label, run }) => (
        <button key={key} type="button" tabIndex={-1} class="legend-chip" data-button={key} onClick={run}>
          {label}
        </button>
      ))}
    </div>
  )
}

/** What only this game shows over its table. */
export function Overlay(props: Props) {
  const { state, layout } = props
  const { areas, stage } = layout
  return (
    <>
      <PathLabels state={state} areas={areas} />
      <Plates {...props} />
      <BayWords state={state} areas={areas} />
      <StageWords state={state} stage={stage} />
      <PileLabels state={state} areas={areas} />
      <HandTools {...props} />
    </>
  )
}
