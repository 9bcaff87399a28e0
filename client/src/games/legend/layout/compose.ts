/** The whole drawn table as placements: layout(state) → placements. */

import { seatOf } from '../../../kit/GameTable'
import type { Placement } from '../../../kit/placement'
import type { LegendState } from '../LegendTable'
import { healsOf, stagePlan } from '../stagePlan'
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

export function layoutOf(state: LegendState): Layout {
  const { size, view, frame, picks, story, memory } = state
  const areas = areasOf(size, {
    seats: view.players.length,
    seat: seatOf(state),
    step: view.step,
    scroll: memory.scroll,
  })
  const plan = stagePlan(view, story, story ? [] : healsOf(frame.prompt, picks.keys))
  return { areas, stage: stageLayout(areas.stage, plan) }
}

export function compose(state: LegendState, layout: Layout): readonly Placement[] {
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
