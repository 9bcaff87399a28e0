import { FIGURE_KINDS, type FigureKind, type Space } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../app/language/numbers'
import { sizes } from '../../../app/theme/tokens'
import { isSmall } from '../../../kit/BoardCamera'
import { toScreen } from '../../../kit/camera'
import { nearSeatOf, type OverlayProps } from '../../../kit/GameTable'
import { centreOf, contains, type Rect } from '../../../kit/geometry'
import { Counted } from '../../../kit/widgets/Counted'
import { Placed } from '../../../kit/widgets/Placed'
import { classes, placeStyle } from '../../../kit/widgets/place'
import { Icon } from '../../../ui/Icon'
import { Sigil } from '../../../ui/Sigil'
import { boardWindow, cellRect } from '../layout/cells'
import type { MovieTable } from '../MovieTable'
import { changedPlaces } from '../move'
import { chip, countOf } from '../names'
import { lastMoveOf } from '../story'
import { MoviePlates } from './Plates'
import { ScoreTag } from './ScoreTag'

type Props = OverlayProps<MovieTable>

/** Where a space is seen; null where the camera looks elsewhere. */
function cellOnScreen({ state, layout: { areas } }: Props, space: Space): Rect | null {
  const cell = toScreen(state.camera, cellRect(areas, space))
  return contains(areas.board, centreOf(cell)) ? cell : null
}

/** What every figure scores, right on the board; what a staged move would make of it. */
function Scores(props: Props) {
  const { scores, previews, focus, intent } = props.layout.prospect
  const shown = intent
    ? previews.map(({ after, now, change }) => ({ ...after, now: now?.score ?? null, change }))
    : scores.map(score => ({ ...score, now: null, change: 0 }))
  return (
    <>
      {shown.map(({ figure, space, score, now, change }) => {
        const cell = cellOnScreen(props, space)
        const isTold = figure === focus?.figure
        if (!cell || (cell.w < sizes.target && !isTold && change === 0)) return null
        const sign = change || score
        const name = classes('kit-badge movie-chip', sign > 0 && 'more', sign < 0 && 'less', isTold && 'told')
        return (
          <Placed key={figure} at={{ x: cell.x + 3, y: cell.y + 2 }} name={name}>
            {now !== null && change !== 0 && `${plainNumber(now)} → `}
            <Counted value={score} {...(props.state.big ? { write: chip } : {})} />
          </Placed>
        )
      })}
    </>
  )
}

/** Says who moved last, at the edge of the ring round what moved. */
function LastMoveTag(props: Props) {
  const { state, layout } = props
  const move = lastMoveOf(state)
  const [space] = move ? changedPlaces(move) : []
  const cell = space === undefined || layout.prospect.intent ? null : cellOnScreen(props, space)
  if (!move || !cell) return null
  return (
    <Placed at={{ x: cell.x + cell.w / 2, y: cell.y + cell.h + 1 }} name="movie-last kit-row">
      <Sigil seat={move.seat} size={18} />
      {cell.w >= 56 && state.words.tag.lastMove}
    </Placed>
  )
}

/** How many figures of each kind stand in the tray. */
function TrayCounts({ state, layout: { areas } }: Props) {
  const figures = state.view.players[nearSeatOf(state) ?? -1]?.figures ?? []
  const count = (kind: FigureKind) => countOf(figures, kind)
  const badge = (kind: FigureKind, slot: Rect) => (
    <Placed
      key={kind}
      at={{ x: slot.x + slot.w - 9, y: slot.y + 9 }}
      name={classes('kit-badge', slot.w < 64 && 'small', count(kind) === 0 && 'movie-none')}
    >
      {count(kind)}
    </Placed>
  )
  return <>{areas.figures && FIGURE_KINDS.map(kind => badge(kind, areas.figures![kind]))}</>
}

function PoolCount({ state, layout }: Props) {
  const { pool } = layout.areas
  const { words, view } = state
  const text = view.pool === 0 ? words.poolEmpty : words.pool(view.pool)
  return (
    <Placed at={{ x: pool.x + pool.w / 2, y: pool.y + pool.h - 21 }} name="movie-pool">
      {pool.w < 110 ? view.pool : text}
    </Placed>
  )
}

/** Small boards can be looked at more closely. */
function ZoomButton({ state, layout: { areas }, controls }: Props) {
  const { x, y } = areas.board
  if (!isSmall(boardWindow(areas))) return null
  const { wholeBoard, closer } = state.words.buttons
  const isClose = state.camera.scale > 1
  return (
    <button
      type="button"
      tabIndex={-1}
      class="kit-button kit-placed movie-zoom"
      data-button="zoom"
      aria-label={isClose ? wholeBoard : closer}
      style={placeStyle({ x: x + 8, y: y + 8 })}
      onClick={controls.zoom}
    >
      <Icon name={isClose ? 'minus' : 'plus'} size={22} />
    </button>
  )
}

/** What only this game shows over its table. */
export const MovieOverlay = (props: Props) => (
  <>
    <MoviePlates {...props} />
    <PoolCount {...props} />
    <ZoomButton {...props} />
    <TrayCounts {...props} />
    <Scores {...props} />
    <LastMoveTag {...props} />
    <ScoreTag {...props} />
  </>
)
