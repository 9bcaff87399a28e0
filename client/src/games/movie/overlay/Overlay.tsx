import { FIGURE_KINDS, figureOf } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../app/language/numbers'
import { isSmall } from '../../../kit/BoardCamera'
import { toScreen } from '../../../kit/camera'
import { type OverlayProps, seatOf } from '../../../kit/GameTable'
import { boardWindow, cellRect } from '../layout/cells'
import type { MovieTable } from '../MovieTable'
import { Plates } from './Plates'
import { ScoreTag } from './ScoreTag'

type Props = OverlayProps<MovieTable>

/** Every figure's score now and after, right on the board. */
function Changes({ state, layout: { areas, prospect } }: Props) {
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
function TrayCounts({ state, layout: { areas } }: Props) {
  const seat = seatOf(state)
  const { figures: slots } = areas
  if (seat === null || !slots) return null
  const mine = state.view.players[seat]?.figures ?? []
  return (
    <>
      {FIGURE_KINDS.map(kind => {
        const slot = slots[kind]
        const count = mine.filter(id => figureOf(id).kind === kind).length
        const classes = ['kit-badge', slot.w < 64 && 'small', count === 0 && 'movie-none']
        const style = { left: `${slot.x + slot.w - 9}px`, top: `${slot.y + 9}px` }
        return (
          <span key={kind} class={classes.filter(Boolean).join(' ')} style={style}>
            {count}
          </span>
        )
      })}
    </>
  )
}

function PoolCount({ state, layout }: Props) {
  const { pool, arrangement } = layout.areas
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

/** Small boards can be looked at more closely. */
function ZoomButton({ state, layout: { areas }, controls }: Props) {
  const { board } = areas
  if (!isSmall(boardWindow(areas))) return null
  const { wholeBoard, closer } = state.words.buttons
  return (
    <button
      type="button"
      tabIndex={-1}
      class="kit-button movie-zoom"
      data-button="zoom"
      style={{ left: `${board.x + 10}px`, top: `${board.y + 10}px` }}
      onClick={controls.zoom}
    >
      {state.camera.scale > 1 ? wholeBoard : closer}
    </button>
  )
}

/** What only this game shows over its table. */
export const Overlay = (props: Props) => (
  <>
    <Plates {...props} />
    <PoolCount {...props} />
    <ZoomButton {...props} />
    <TrayCounts {...props} />
    <Changes {...props} />
    <ScoreTag {...props} />
  </>
)
