import { FIGURE_KINDS, type Space } from '@heorot/shared/games/movie'
import { Button } from '../../../ui/Button'
import { plainNumber } from '../../../app/language/grammar'
import { sizes } from '../../../app/theme/tokens'
import { isSmall } from '../../../kit/input/camera'
import { nearSeatOf, type OverlayProps } from '../../../kit/GameTable'
import { Counted } from '../../../kit/widgets/Counted'
import { classes, Placed, placeStyle } from '../../../kit/widgets/Placed'
import { Icon } from '../../../ui/Icon'
import { Sigil } from '../../../ui/Sigil'
import { boardWindow, cellOnScreen } from '../layout/cells'
import type { MovieTable } from '../types'
import { changedPlaces } from '../move'
import { chip, countOf } from '../words/names'
import { lastMoveOf } from '../story'
import { MoviePlates } from './Plates'
import { ScoreTag } from './ScoreTag'

type Props = OverlayProps<MovieTable>

const cellOf = ({ state, layout }: Props, space: Space) => cellOnScreen(state.camera, layout.areas, space)

/** What every figure scores, right on the board; what a staged move would make of it. */
function Scores(props: Props) {
  const { previews, focus } = props.layout.prospect
  return (
    <>
      {previews.map(({ figure, now, after: { space, score }, change }) => {
        const cell = cellOf(props, space)
        const isTold = figure === focus?.figure
        if (!cell || (cell.w < sizes.target && !isTold && change === 0)) return null
        const sign = change || score
        const name = classes('kit-badge movie-chip', sign > 0 && 'more', sign < 0 && 'less', isTold && 'told')
        return (
          <Placed key={figure} at={{ x: cell.x + 3, y: cell.y + 2 }} name={name}>
            {now && change !== 0 && `${plainNumber(now.score)} → `}
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
  const cell = space === undefined || layout.prospect.intent ? null : cellOf(props, space)
  if (!move || !cell) return null
  return (
    <Placed at={{ x: cell.x + cell.w / 2, y: cell.y + cell.h + 1 }} name="movie-last row">
      <Sigil seat={move.seat} size={18} />
      {cell.w >= 56 && state.words.tag.lastMove}
    </Placed>
  )
}

/** How many figures of each kind stand in the tray. */
function TrayCounts({ state, layout: { areas } }: Props) {
  const { figures: slots } = areas
  const figures = state.view.players[nearSeatOf(state) ?? -1]?.figures ?? []
  if (!slots) return null
  const badges = FIGURE_KINDS.map(kind => {
    const { x, y, w } = slots[kind]
    const count = countOf(figures, kind)
    const name = classes('kit-badge', w < 64 && 'small', count === 0 && 'dim')
    return (
      <Placed key={kind} at={{ x: x + w - 9, y: y + 9 }} name={name}>
        {count}
      </Placed>
    )
  })
  return <>{badges}</>
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
    <Button
      tabIndex={-1}
      look="kit-placed movie-zoom"
      data-button="zoom"
      aria-label={isClose ? wholeBoard : closer}
      style={placeStyle({ x: x + 8, y: y + 8 })}
      onClick={controls.zoom}
    >
      <Icon name={isClose ? 'minus' : 'plus'} size={22} />
    </Button>
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
