import { type Act, FIGURE_KINDS, type FigureKind, figureOf } from '@heorot/shared/games/movie'
import { figureMark } from '../../../art/figure'
import { seatColours, seatNames } from '../../../art/palette'
import { pictureUrl } from '../../../art/svg'
import { tileBack } from '../../../art/tile'
import { plainNumber } from '../../../i18n/numbers'
import { remember } from '../../../kit/remember'
import { SeatPlate } from '../../../kit/widgets/SeatPlate'
import type { Areas } from '../layout/areas'
import { seatOf, type TableState } from '../TableState'

const KINDS = [...FIGURE_KINDS].reverse()

const backUrl = remember((act: Act) => pictureUrl(tileBack({ act, small: true })))
const markUrl = remember((key: string) => {
  const [kind, seat] = key.split('/')
  const { light } = seatColours[seatNames[Number(seat)] ?? 'wolf']
  return pictureUrl(figureMark({ kind: kind as FigureKind, colour: light }))
})

/** The backs in a hand, and how many figures of each kind are left. */
function Belongings({
  state,
  seat,
  size,
}: {
  readonly state: TableState
  readonly seat: number
  readonly size: number
}) {
  const player = state.view.players[seat]
  if (!player) return null
  const count = (kind: FigureKind) => player.figures.filter(id => figureOf(id).kind === kind).length
  return (
    <>
      <span class={player.hand.length > 2 ? 'movie-backs many' : 'movie-backs'}>
        {player.hand.map((act, i) => (
          <img key={`${act}/${i}`} src={backUrl(act)} width={size} height={size} alt="" />
        ))}
      </span>
      <span class="movie-left">
        {KINDS.map(kind => (
          <span key={kind} class={count(kind) === 0 ? 'none' : undefined}>
            <img src={markUrl(`${kind}/${seat}`)} width={size - 1} height={size - 2} alt="" />
            <i>{count(kind)}</i>
          </span>
        ))}
      </span>
    </>
  )
}

/** Whom the table waits for comes first: it is what everybody looks for. */
export function statusOf({ frame, words, view }: TableState, seat: number): string {
  const { plate } = words
  const person = frame.people[seat]
  if (frame.waitingFor.includes(seat)) return frame.viewer === seat ? plate.move : plate.toMove
  const place = frame.outcome?.places[seat]
  if (place) return `${words.final.place} ${place}`
  if (person?.bot) return plate.bot
  if (person && !person.online) return plate.offline
  return seat === (view.turn + 1) % view.players.length ? plate.next : plate.waiting
}

interface Props {
  readonly state: TableState
  readonly areas: Areas
  onOpen(seat: number): void
}

export function Plates({ state, areas, onOpen }: Props) {
  const { frame, view, words } = state
  const own = seatOf(state)
  return (
    <>
      {areas.plates.map((area, seat) => (
        <SeatPlate
          key={seat}
          seat={seat}
          area={area}
          name={frame.people[seat]?.name ?? ''}
          status={statusOf(state, seat)}
          points={plainNumber(view.players[seat]?.saga ?? 0)}
          pointsLabel={words.plate.saga}
          you={seat === own ? words.plate.you : null}
          active={frame.waitingFor.includes(seat)}
          away={frame.people[seat]?.online === false}
          compact={areas.compact}
          {...(areas.compact ? { onPress: () => onOpen(seat) } : {})}
        >
          <Belongings
            state={state}
            seat={seat}
            size={areas.compact ? (area.w < 100 ? 10 : area.w < 140 ? 13 : 15) : 20}
          />
        </SeatPlate>
      ))}
    </>
  )
}

/** A compact plate, opened: everything the wide one shows. */
export function OpenedPlate({
  state,
  areas,
  seat,
  onClose,
}: {
  readonly state: TableState
  readonly areas: Areas
  readonly seat: number
  onClose(): void
}) {
  const { frame, view, words } = state
  const near = areas.plates[seat]
  if (!near) return null
  const w = Math.min(250, state.size.w - 16)
  const x = Math.max(8, Math.min(state.size.w - w - 8, near.x))
  const y = Math.max(8, Math.min(state.size.h - 132, near.y))
  return (
    <SeatPlate
      seat={seat}
      area={{ x, y, w, h: 124 }}
      name={frame.people[seat]?.name ?? ''}
      status={statusOf(state, seat)}
      points={plainNumber(view.players[seat]?.saga ?? 0)}
      pointsLabel={words.plate.saga}
      you={seat === seatOf(state) ? words.plate.you : null}
      active={frame.waitingFor.includes(seat)}
      away={frame.people[seat]?.online === false}
      compact={false}
      onPress={onClose}
    >
      <Belongings state={state} seat={seat} size={20} />
    </SeatPlate>
  )
}
