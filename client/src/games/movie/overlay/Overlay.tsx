import { FIGURE_KINDS, figureOf } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../app/language/numbers'
import { isSmall } from '../../../kit/BoardCamera'
import { toScreen } from '../../../kit/camera'
import { type OverlayProps, seatOf } from '../../../kit/GameTable'
import { Placed } from '../../../kit/widgets/Placed'
import { classes, placeStyle } from '../../../kit/widgets/place'
import { boardWindow, cellRect } from '../layout/cells'
import type { MovieTable } from '../MovieTable'
import { MoviePlates } from './Plates'
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
            <Placed
              key={figure}
              at={{ x: cell.x + cell.w / 2, y: cell.y + 4 }}
              name={classes('kit-badge movie-change', change < 0 && 'less')}
            >
              {plainNumber(now?.score ?? 0)} → {plainNumber(after.score)}
            </Placed>
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
        const name = classes('kit-badge', slot.w < 64 && 'small', count === 0 && 'movie-none')
        return (
          <Placed key={kind} at={{ x: slot.x + slot.w - 9, y: slot.y + 9 }} name={name}>
            {count}
          </Placed>
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
    <Placed at={{ x: pool.x + pool.w / 2, y: pool.y + pool.h - 21 }} name="movie-pool">
      {small ? view.pool : text}
    </Placed>
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
      class="kit-button kit-placed movie-zoom"
      data-button="zoom"
      style={placeStyle({ x: board.x + 10, y: board.y + 10 })}
      onClick={controls.zoom}
    >
      {state.camera.scale > 1 ? wholeBoard : closer}
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
    <Changes {...props} />
    <ScoreTag {...props} />
  </>
)
