/** The whole drawn table as placements: layout(state) → placements. */

import { episodeAt } from '@heorot/shared/games/legend'
import type { Placement } from '../../../kit/layout/placement'
import { seatingOf } from '../../../kit/layout/seating'
import type { LegendTableState } from '../types'
import { healsOf, stagePlan } from '../story/stagePlan'
import { type LegendAreas, legendAreas } from './areas'
import { bayPieces } from './bay'
import { handPieces } from './handPieces'
import { legendScreen, type ScreenLook } from './screen'
import { pathPieces, scenery } from './scenery'
import { type StageLayout, stageLayout, STRIP, stripLayout } from './stage'
import { pilePieces, stagePieces } from './stagePieces'

export interface LegendLayout {
  readonly areas: LegendAreas
  readonly stage: StageLayout
}

export function legendLayout(state: LegendTableState): LegendLayout {
  const { size, view, frame, picks, story, memory } = state
  const table = { ...seatingOf(state, view.players.length), step: view.step, scroll: memory.scroll }
  const areas = state.big ? legendScreen(size, table, screenLook(state)) : legendAreas(size, table)
  const planned = stagePlan(view, story, story ? [] : healsOf(frame.prompt, picks.keys))
  // In rows a marker comes with the place.
  const plan = areas.inRows ? { ...planned, markers: 0 } : planned
  const stage =
    areas.inRows && areas.stage.h < STRIP ? stripLayout(areas.stage, plan) : stageLayout(areas.stage, plan)
  return { areas, stage }
}

/** Sealed bids, hands and treasure are added up in rows; where hands are open, only as they are revealed. */
function screenLook({ view, frame, story }: LegendTableState): ScreenLook {
  const hasHands = frame.hands !== undefined
  const isAtOnce = ATONCE.includes(episodeAt(view.step).kind)
  return { hasHands, inRows: hasHands ? story?.kind === 'reveal' : isAtOnce }
}

const ATONCE: readonly string[] = ['majorAtOnce', 'recoverTreasures', 'deathOfBeowulf']

export function composeLegend(state: LegendTableState, layout: LegendLayout): readonly Placement[] {
  const { areas } = layout
  return [
    ...scenery(areas, state.size),
    ...pathPieces(areas, state),
    ...stagePieces(state, layout),
    ...pilePieces(state, areas),
    ...bayPieces(state, areas),
    ...handPieces(state, areas),
  ]
}
