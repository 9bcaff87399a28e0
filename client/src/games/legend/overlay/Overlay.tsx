import type { ScoreSheet as Sheet } from '@heorot/shared/games/legend'
import type { Rect } from '../../../kit/geometry'
import type { Target } from '../../../kit/placement'
import { placeStyle } from '../../../kit/widgets/place'
import { Tip, type TipContent } from '../../../kit/widgets/Tip'
import type { Asked, Control } from '../asking/controls'
import type { Layout } from '../layout/compose'
import { purseTools } from '../layout/hand'
import type { TableState } from '../TableState'
import type { Explanation } from '../whyNot'
import { Bar, type BarActions } from './Bar'
import { DiscardsCard } from './DiscardsCard'
import { Plates } from './Plates'
import { ScoreSheet } from './ScoreSheet'
import { SeatCard } from './SeatCard'
import { StageWords } from './StageWords'
import { StationCard } from './StationCard'
import { BayWords, PathLabels, PileLabels } from './TableWords'

/** What lies open over the table because somebody wanted to know more. */
export type Panel =
  | { readonly kind: 'station'; readonly step: number }
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'discards' }

export interface OverlayActions extends BarActions {
  open(panel: Panel | null): void
  openSeat(seat: number): void
  togglePurse(): void
  sortHand(): void
  closeSheet(): void
}

export interface OverlayProps {
  readonly state: TableState
  readonly layout: Layout
  readonly asked: Asked
  readonly controls: readonly Control[]
  readonly rest: Control | null
  readonly targets: readonly Target[]
  readonly complaint: Explanation | null
  readonly tip: (TipContent & { readonly at: Rect }) | null
  readonly panel: Panel | null
  readonly sheet: { readonly sheets: readonly Sheet[]; readonly told: number } | null
  /** The hand is not in its sorted order. */
  readonly unsorted: boolean
  readonly actions: OverlayActions
}

function OpenPanel({ panel, state, actions }: OverlayProps) {
  const onClose = () => actions.open(null)
  switch (panel?.kind) {
    case 'station':
      return (
        <StationCard
          state={state}
          step={panel.step}
          onStep={step => actions.open({ kind: 'station', step })}
          onClose={onClose}
        />
      )
    case 'seat':
      return <SeatCard state={state} seat={panel.seat} onClose={onClose} />
    case 'discards':
      return <DiscardsCard state={state} onClose={onClose} />
    default:
      return null
  }
}

/** Beside the purse: back to the hand, and the hand in its sorted order. */
function HandTools({ state, layout, unsorted, actions }: OverlayProps) {
  const { hand, arrangement } = layout.areas
  if (!hand || !state.purse) return null
  const { words } = state
  return (
    <div class="legend-hand-tools" style={placeStyle(purseTools(hand, arrangement === 'tall'))}>
      <button
        type="button"
        tabIndex={-1}
        class="legend-chip"
        data-button="hand"
        onClick={actions.togglePurse}
      >
        {words.control.hand}
      </button>
      {unsorted && (
        <button type="button" tabIndex={-1} class="legend-chip" data-button="sort" onClick={actions.sortHand}>
          {words.control.sort}
        </button>
      )}
    </div>
  )
}

/** All words and buttons over the drawn table. */
export function Overlay(props: OverlayProps) {
  const { state, layout, targets, tip, sheet, actions } = props
  const { areas, stage } = layout
  return (
    <>
      {targets.map(target => (
        <i key={target.key} class="kit-target" data-target={target.key} style={placeStyle(target)} />
      ))}
      <PathLabels state={state} areas={areas} />
      <Plates state={state} areas={areas} onOpen={actions.openSeat} />
      <BayWords state={state} areas={areas} />
      <StageWords state={state} stage={stage} />
      <PileLabels state={state} areas={areas} />
      <HandTools {...props} />
      <Bar {...props} area={areas.bar} arrangement={areas.arrangement} />
      {tip && <Tip {...tip} area={state.size} />}
      <OpenPanel {...props} />
      {sheet && <ScoreSheet state={state} {...sheet} onClose={actions.closeSheet} />}
    </>
  )
}
