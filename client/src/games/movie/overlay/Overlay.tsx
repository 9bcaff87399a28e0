import { FIGURE_KINDS, figureOf } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../i18n/numbers'
import { toScreen } from '../../../kit/camera'
import type { Rect } from '../../../kit/geometry'
import type { Target } from '../../../kit/placement'
import type { BarButton } from '../../../kit/widgets/ActionBar'
import { placeStyle } from '../../../kit/widgets/place'
import { Tip, type TipContent } from '../../../kit/widgets/Tip'
import { sizes } from '../../../theme/tokens'
import { cellSize } from '../Looking'
import type { Areas } from '../layout/areas'
import { cellRect } from '../layout/pieces'
import { type Prospect, seatOf, type TableState } from '../TableState'
import type { Sheet } from '../Telling'
import type { Explanation } from '../whyNot'
import { Bar, type BarActions } from './Bar'
import { FinalTable } from './FinalTable'
import { OpenedPlate, Plates } from './Plates'
import { ScoreTag } from './ScoreTag'
import { type Scoring, ScoringSheet } from './ScoringSheet'

export interface OverlayProps {
  readonly state: TableState
  readonly areas: Areas
  readonly prospect: Prospect
  readonly targets: readonly Target[]
  readonly complaint: Explanation | null
  readonly tip: (TipContent & { readonly at: Rect }) | null
  readonly sheet: Sheet | null
  readonly lastScoring: Scoring | null
  readonly openedPlate: number | null
  readonly actions: BarActions & {
    closeSheet(): void
    openSheet(sheet: Sheet): void
    openPlate(seat: number | null): void
    toggleZoom(): void
  }
}

/** Every figure's score now and after, right on the board. */
function Changes({ state, areas, prospect }: Pick<OverlayProps, 'state' | 'areas' | 'prospect'>) {
  return (
    <>
      {prospect.scores
        .filter(({ change, now }) => change !== 0 && now !== null)
        .map(({ figure, now, after, change }) => {
          const cell = toScreen(state.camera, cellRect(areas, after.space))
          return (
            <span
              key={figure}
              class={change < 0 ? 'kit-badge movie-change less' : 'kit-badge movie-change'}
              style={{ left: `${cell.x + cell.w / 2}px`, top: `${cell.y + 4}px` }}
            >
              {plainNumber(now?.score ?? 0)} → {plainNumber(after.score)}
            </span>
          )
        })}
    </>
  )
}

/** How many figures of each kind stand in the tray. */
function TrayCounts({ state, areas }: Pick<OverlayProps, 'state' | 'areas'>) {
  const seat = seatOf(state)
  if (seat === null || !areas.figures) return null
  const mine = state.view.players[seat]?.figures ?? []
  return (
    <>
      {FIGURE_KINDS.map(kind => {
        const slot = areas.figures?.[kind]
        const count = mine.filter(id => figureOf(id).kind === kind).length
        if (!slot) return null
        const style = { left: `${slot.x + slot.w - 9}px`, top: `${slot.y + 9}px` }
        return (
          <span
            key={kind}
            class={['kit-badge', slot.w < 64 && 'small', count === 0 && 'movie-none']
              .filter(Boolean)
              .join(' ')}
            style={style}
          >
            {count}
          </span>
        )
      })}
    </>
  )
}

function PoolCount({ state, areas }: Pick<OverlayProps, 'state' | 'areas'>) {
  const { pool, arrangement } = areas
  if (pool.h < 20) return null
  const small = arrangement === 'tall' || arrangement === 'low' || pool.w < 140
  const { words, view } = state
  const text = view.pool === 0 ? words.poolEmpty : words.pool(view.pool)
  return (
    <p class="movie-pool" style={{ left: `${pool.x + pool.w / 2}px`, top: `${pool.y + pool.h - 21}px` }}>
      {small ? view.pool : text}
    </p>
  )
}

function OpenSheet({ state, areas, sheet, actions }: OverlayProps) {
  // Beside the plates, so that everybody's points can be seen growing.
  const left = areas.compact ? 0 : Math.max(...areas.plates.map(({ x, w }) => x + w))
  const centre = (left + state.size.w) / 2
  const { standings } = state.view
  if (sheet?.kind === 'final' && standings)
    return <FinalTable state={state} standings={standings} centre={centre} onClose={actions.closeSheet} />
  if (sheet?.kind !== 'scoring') return null
  return <ScoringSheet state={state} scoring={sheet.scoring} centre={centre} onClose={actions.closeSheet} />
}

/** What there is to do while nothing is asked. */
function idleButtons({ state, sheet, lastScoring, actions }: OverlayProps): readonly BarButton[] {
  const { lookAgain, finalTable, skip } = state.words.buttons
  if (sheet) return []
  if (state.telling) return [{ key: 'skip', label: skip, run: actions.closeSheet }]
  if (state.frame.outcome)
    return [{ key: 'final', label: finalTable, run: () => actions.openSheet({ kind: 'final' }) }]
  if (!lastScoring) return []
  const run = () => actions.openSheet({ kind: 'scoring', scoring: lastScoring })
  return [{ key: 'lookAgain', label: lookAgain, run }]
}

/** Small boards can be looked at more closely. */
function ZoomButton({ state, areas, actions }: Pick<OverlayProps, 'state' | 'areas' | 'actions'>) {
  const { board } = areas
  if (cellSize(areas) >= sizes.target) return null
  const { wholeBoard, closer } = state.words.buttons
  return (
    <button
      type="button"
      tabIndex={-1}
      class="kit-button movie-zoom"
      data-button="zoom"
      style={{ left: `${board.x + 10}px`, top: `${board.y + 10}px` }}
      onClick={actions.toggleZoom}
    >
      {state.camera.scale > 1 ? wholeBoard : closer}
    </button>
  )
}

/** All words and buttons over the drawn table. */
export function Overlay(props: OverlayProps) {
  const { state, areas, prospect, targets, complaint, tip, openedPlate, actions } = props
  return (
    <>
      {targets.map(target => (
        <i key={target.key} class="kit-target" data-target={target.key} style={placeStyle(target)} />
      ))}
      <Plates state={state} areas={areas} onOpen={actions.openPlate} />
      <PoolCount state={state} areas={areas} />
      <ZoomButton state={state} areas={areas} actions={actions} />
      <TrayCounts state={state} areas={areas} />
      <Changes state={state} areas={areas} prospect={prospect} />
      {areas.tag && <ScoreTag state={state} prospect={prospect} area={areas.tag} />}
      <Bar
        state={state}
        areas={areas}
        prospect={prospect}
        complaint={complaint}
        actions={actions}
        idle={idleButtons(props)}
      />
      {tip && <Tip {...tip} area={state.size} />}
      {openedPlate !== null && (
        <OpenedPlate state={state} areas={areas} seat={openedPlate} onClose={() => actions.openPlate(null)} />
      )}
      <OpenSheet {...props} />
    </>
  )
}
