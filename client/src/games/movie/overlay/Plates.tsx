import { type FigureKind, pointsBySeat } from '@heorot/shared/games/movie'
import { plainNumber } from '../../../app/language/grammar'
import { seatColours, seatNames } from '../../../art/palette'
import { type OverlayProps, seatOf } from '../../../kit/GameTable'
import type { Rect } from '../../../kit/layout/geometry'
import { clamp } from '../../../kit/layout/seating'
import { Counted } from '../../../kit/widgets/Counted'
import { Drawn } from '../../../kit/widgets/Drawn'
import { SeatPlate } from '../../../kit/widgets/SeatPlate'
import { figureMark } from '../art/figure'
import { tileBack } from '../art/tile'
import { FORECAST, handKey, leftKey, plateKey } from '../keys'
import { KINDS } from '../layout/tray'
import type { MovieTable } from '../types'
import { chip, countOf, statusIn } from '../words/names'
import { lessIf } from './ScoreTag'

interface PlateProps extends OverlayProps<MovieTable> {
  readonly seat: number
  readonly area: Rect
  readonly compact: boolean
  onPress?: (() => void) | undefined
}

/** The side of the pictures on a plate. */
const pictureSize = ({ area, compact }: PlateProps): number =>
  compact ? (area.w < 140 ? 12 : 15) : area.w < 200 ? 16 : 20

/** The backs in a hand, and how many figures of each kind are left. */
function Belongings(props: PlateProps) {
  const { state, seat } = props
  const player = state.view.players[seat]
  if (!player) return null
  const size = pictureSize(props)
  const { light: colour } = seatColours[seatNames[seat] ?? 'wolf']
  const count = (kind: FigureKind) => countOf(player.figures, kind)
  return (
    <>
      <span
        class={player.hand.length > 2 ? 'flex gap-1 movie-backs many' : 'flex gap-1 movie-backs'}
        data-explain={handKey(seat)}
      >
        {player.hand.map((act, i) => (
          <Drawn key={i} of={{ key: `back:${act}`, draw: () => tileBack({ act, small: true }) }} w={size} />
        ))}
      </span>
      <span class="flex gap-3 movie-left" data-explain={leftKey(seat)}>
        {KINDS.map(kind => (
          <span key={kind} class={count(kind) === 0 ? 'row none' : 'row'}>
            <Drawn
              of={{ key: `mark:${kind}:${seat}`, draw: () => figureMark({ kind, colour }) }}
              w={size - 1}
            />
            <i>{count(kind)}</i>
          </span>
        ))}
      </span>
    </>
  )
}

/** What the figures would bring if the act ended now, and the total then. */
function Forecast({ state, layout, seat, compact }: PlateProps) {
  const { view, words, story, frame } = state
  const gain = pointsBySeat(layout.prospect.scores, view.players.length)[seat] ?? 0
  if (frame.outcome || (story && !story.shown)) return null
  return (
    <span class="row gap-3 movie-forecast" data-explain={FORECAST}>
      {!compact && <span class="fill">{words.tag.now}</span>}
      <b class={lessIf(gain)}>
        <Counted value={gain} write={chip} />
      </b>
      {!compact && <b>= {plainNumber((view.players[seat]?.saga ?? 0) + gain)}</b>}
    </span>
  )
}

function Plate(props: PlateProps) {
  const { state, seat } = props
  const { words, frame } = state
  return (
    <SeatPlate
      {...props}
      frame={frame}
      status={statusIn(state, seat)}
      points={state.view.players[seat]?.saga ?? 0}
      pointsLabel={words.plate.saga}
      you={seat === seatOf(state) ? words.plate.you : null}
      note={<Forecast {...props} />}
      explain={plateKey(seat)}
    >
      <Belongings {...props} />
    </SeatPlate>
  )
}

export function MoviePlates(props: OverlayProps<MovieTable>) {
  const { plates, compact } = props.layout.areas
  const open = (seat: number) => () => props.controls.open({ kind: 'plate', seat })
  return (
    <>
      {plates.map((area, seat) => (
        <Plate
          key={seat}
          {...props}
          {...{ seat, area, compact }}
          onPress={compact ? open(seat) : undefined}
        />
      ))}
    </>
  )
}

const OPENED = { w: 264, h: 136 }

/** A compact plate, opened: everything the wide one shows. */
export function OpenedPlate(props: OverlayProps<MovieTable> & { readonly seat: number }) {
  const { state, layout, controls, seat } = props
  const near = layout.areas.plates[seat]
  if (!near) return null
  const x = clamp(near.x, 8, state.size.w - OPENED.w - 8)
  const y = clamp(near.y, 8, state.size.h - OPENED.h - 8)
  return <Plate {...props} seat={seat} area={{ x, y, ...OPENED }} compact={false} onPress={controls.close} />
}
