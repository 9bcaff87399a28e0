/** The whole drawn table as placements: layout(state) → placements. */
import type { Placement } from '../../../kit/placement'
import { healsOf, stagePlan } from '../stagePlan'
import type { TableState } from '../TableState'
import { seatOf } from '../TableState'
import { type Areas, areasOf } from './areas'
import { bayPieces } from './bayPieces'
import { handPieces } from './handPieces'
import { pathPieces, scenery } from './scenery'
import { type StageLayout, stageLayout } from './stage'
import { pilePieces, stagePieces } from './stagePieces'

export interface Layout {
  readonly areas: Areas
  readonly stage: StageLayout
}

export function layoutOf(state: TableState): Layout {
  const { size, view, frame, picks, telling, scroll } = state
  const areas = areasOf(size, { seats: view.players.length, seat: seatOf(state), step: view.step, scroll })
  const plan = stagePlan(view, telling, telling ? [] : healsOf(frame.prompt, picks.keys))
  return { areas, stage: stageLayout(areas.stage, plan) }
}

export function compose(state: TableState, layout: Layout): readonly Placement[] {
  const { areas } = layout
  return [
    ...scenery(areas, state.size),
    ...pathPieces(areas, state.view, state.hover),
    ...stagePieces(state, layout),
    ...pilePieces(state, areas),
    ...bayPieces(state, areas),
    ...handPieces(state, areas),
  ]
}
