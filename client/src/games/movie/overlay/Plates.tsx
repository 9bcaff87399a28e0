import { FIGURE_KINDS, type FigureKind, figureOf } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../app/language/numbers'
import { seatColours, seatNames } from '../../../art/palette'
import { type OverlayProps, seatOf } from '../../../kit/GameTable'
import type { Rect } from '../../../kit/geometry'
import { statusOf } from '../../../kit/situation'
import { Drawn } from '../../../kit/widgets/Drawn'
import { SeatPlate } from '../../../kit/widgets/SeatPlate'
import { figureMark } from '../art/figure'
import { tileBack } from '../art/tile'
import type { MovieTableState, MovieTable } from '../MovieTable'

const KINDS = [...FIGURE_KINDS].reverse()

interface PlateProps {
  readonly state: MovieTableState
  readonly seat: number
  readonly area: Rect
  readonly compact: boolean
  /** The side of its pictures. */
  readonly size: number
  onPress?: () => void
}

/** The backs in a hand, and how many figures of each kind are left. */
function Belongings({ state, seat, size }: PlateProps) {
  const player = state.view.players[seat]
  if (!player) return null
  const { light: colour } = seatColours[seatNames[seat] ?? 'wolf']
  const count = (kind: FigureKind) => player.figures.filter(id => figureOf(id).kind === kind).length
  return (
    <>
      <span class={player.hand.length > 2 ? 'movie-backs many' : 'movie-backs'}>
        {player.hand.map((act, i) => (
          <Drawn key={i} name={`back:${act}`} w={size} draw={() => tileBack({ act, small: true })} />
        ))}
      </span>
      <span class="movie-left">
        {KINDS.map(kind => (
          <span key={kind} class={count(kind) === 0 ? 'none' : undefined}>
            <Drawn name={`mark:${kind}:${seat}`} w={size - 1} draw={() => figureMark({ kind, colour })} />
            <i>{count(kind)}</i>
          </span>
        ))}
      </span>
    </>
  )
}

/** Whom the table waits for comes first: it is what everybody looks for. */
function statusIn({ frame, words, view }: MovieTableState, seat: number): string {
  const place = frame.outcome?.places[seat]
  if (place) return `${words.final.place} ${place}`
  const { next, waiting } = words.plate
  return statusOf(frame, words, seat) || (seat === (view.turn + 1) % view.players.length ? next : waiting)
}

function Plate(props: PlateProps) {
  const { state, seat } = props
  const { view, words } = state
  return (
    <SeatPlate
      {...props}
      frame={state.frame}
      status={statusIn(state, seat)}
      points={plainNumber(view.players[seat]?.saga ?? 0)}
      pointsLabel={words.plate.saga}
      you={seat === seatOf(state) ? words.plate.you : null}
    >
      <Belongings {...props} />
    </SeatPlate>
  )
}

const pictureSize = ({ w }: Rect, compact: boolean): number =>
  compact ? (w < 100 ? 10 : w < 140 ? 13 : 15) : 20

export function MoviePlates({ state, layout, controls }: OverlayProps<MovieTable>) {
  const { plates, compact } = layout.areas
  return (
    <>
      {plates.map((area, seat) => (
        <Plate
          key={seat}
          state={state}
          seat={seat}
          area={area}
          compact={compact}
          size={pictureSize(area, compact)}
          {...(compact ? { onPress: () => controls.open({ kind: 'plate', seat }) } : {})}
        />
      ))}
    </>
  )
}

/** A compact plate, opened: everything the wide one shows. */
export function OpenedPlate({
  state,
  layout,
  controls,
  seat,
}: OverlayProps<MovieTable> & { readonly seat: number }) {
  const near = layout.areas.plates[seat]
  if (!near) return null
  const w = Math.min(250, state.size.w - 16)
  const x = Math.max(8, Math.min(state.size.w - w - 8, near.x))
  const y = Math.max(8, Math.min(state.size.h - 132, near.y))
  const area = { x, y, w, h: 124 }
  return <Plate state={state} seat={seat} area={area} compact={false} size={20} onPress={controls.close} />
}
