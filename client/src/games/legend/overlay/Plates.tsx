import type { PublicPlayer } from '@heorot/shared/games/legend'
import type { ComponentChildren } from 'preact'
import { type OverlayProps, seatOf } from '../../../kit/GameTable'
import type { Rect } from '../../../kit/geometry'
import { PlateFrame } from '../../../kit/widgets/PlateFrame'
import { SeatClock } from '../../../kit/widgets/SeatClock'
import { Sigil } from '../../../ui/Sigil'
import { type Bay, bayOf } from '../bays'
import { seatKey } from '../keys'
import type { LegendState, LegendTable } from '../LegendTable'
import { isPurseOpen } from '../reading'
import type { Words } from '../texts/en'
import { Count, HandBacks, Hurts, Specials, Tokens } from './belongings'
import { Back, Banner, CardImage, Marker, Scratch, Square, TokenImage, Total, Wound } from './images'

export function statusOf({ frame, words }: LegendState, seat: number): string {
  const { plate } = words
  const person = frame.people[seat]
  if (frame.waitingFor.includes(seat)) return frame.viewer === seat ? plate.yourTurn : plate.decides
  if (person?.bot) return plate.bot
  return person && !person.online ? plate.away : ''
}

interface PlateProps {
  readonly state: LegendState
  readonly seat: number
  readonly area: Rect
  onOpen(seat: number): void
}

/** The plate itself, with the banner of the start player. */
function Plate({
  state,
  seat,
  area,
  onOpen,
  kind,
  label,
  children,
}: PlateProps & {
  readonly kind: string
  readonly label?: string
  readonly children: ComponentChildren
}) {
  const pointed = state.pointed.includes(seatKey(seat)) && 'pointed'
  return (
    <PlateFrame
      seat={seat}
      area={area}
      frame={state.frame}
      classes={[kind, pointed]}
      onPress={() => onOpen(seat)}
      {...(label ? { label } : {})}
    >
      {state.view.start === seat && (
        <span class="legend-banner">
          <Banner size={kind.startsWith('small') ? 20 : 27} />
        </span>
      )}
      {children}
    </PlateFrame>
  )
}

/** What fits into the second row of a plate: hand, special cards, scratches and wounds, in pixels. */
function rowSizes(width: number, { specials, wounds }: PublicPlayer) {
  const narrow = width < 290
  const emblem = narrow ? 18 : 25
  const free = width - (narrow ? 66 : 88) - specials.length * (emblem + 3) - (wounds > 1 ? 56 : 34)
  const hurtsBeside = (hand: number) => Math.floor((free - hand) / 3.9)
  const spread = !narrow && hurtsBeside(82) >= 24
  return { emblem, spread, hurts: Math.max(15, Math.min(28, hurtsBeside(spread ? 82 : 36))) }
}

/** Another seat on a wide table. */
function WidePlate(props: PlateProps) {
  const { state, seat, area } = props
  const { view, frame, words } = state
  const player = view.players[seat]
  if (!player) return null
  const status = statusOf(state, seat)
  const narrow = area.w < 290
  const sizes = rowSizes(area.w, player)
  return (
    <Plate {...props} kind={narrow ? 'wide narrow' : 'wide'}>
      <Sigil seat={seat} size={area.w < 210 ? 32 : narrow ? 38 : 50} />
      <div class="legend-plate-rows">
        <p>
          <span class="legend-name">{frame.people[seat]?.name}</span>
          {status && <em>{status}</em>}
          <SeatClock seat={seat} />
          <Tokens player={player} size={area.w < 210 ? 14 : 18} />
        </p>
        <p>
          <HandBacks count={player.cards} spread={sizes.spread ? 46 : null} />
          <Specials cards={player.specials} size={sizes.emblem} words={words} />
          <span class="legend-gap" />
          <Hurts player={player} size={sizes.hurts} />
        </p>
      </div>
    </Plate>
  )
}

/** One's own plate on a wide table. */
function OwnPlate(props: PlateProps) {
  const { state, seat, area } = props
  const { view, words } = state
  const player = view.players[seat]
  if (!player) return null
  const wounds = player.wounds + (player.doubleWound ? 2 : 0)
  return (
    <Plate {...props} kind="own" label={words.buttons.purse}>
      <div class="legend-own-head">
        <Sigil seat={seat} size={area.h < 170 ? 42 : 50} />
        <div>
          <p class="legend-name">{words.plate.you}</p>
          <p class="legend-status">
            {statusOf(state, seat)} <SeatClock seat={seat} />
          </p>
        </div>
      </div>
      <div class="legend-own-hurts">
        <Hurts player={player} size={32} most={2} />
      </div>
      <p class="legend-own-words">
        <span>{words.plate.scratchesOf(player.scratches)}</span>
        <span>{words.wounds(wounds)}</span>
      </p>
      <div class="legend-own-tokens">
        <Tokens player={player} size={22} />
      </div>
    </Plate>
  )
}

interface SmallBayProps {
  readonly bay: Bay
  readonly words: Words
  readonly cramped: boolean
}

/** What lies before a seat, as small as it can be read. */
function SmallBay({ bay, words, cramped }: SmallBayProps) {
  const things = bay.cards.length + bay.tokens.length
  const said = bay.marker === null ? bay.note || bay.title : bay.note && bay.title
  if (things === 0)
    return (
      <p class={bay.sealed === null ? 'legend-small-bay words' : 'legend-small-bay'}>
        {Array.from({ length: Math.min(4, bay.sealed ?? 0) }, (_, i) => (
          <Back key={i} size={15} />
        ))}
        <span>{said}</span>
      </p>
    )
  const most = things > 6 ? 5 : 6
  return (
    <p class="legend-small-bay">
      {bay.cards.slice(0, most).map(({ card, counts }, i) => (
        <span key={`${card}:${i}`} class={counts ? undefined : 'dim'}>
          <CardImage card={card} words={words} size={cramped || things > 4 ? 14 : 18} />
        </span>
      ))}
      {bay.tokens.slice(0, 4).map((token, i) => (
        <TokenImage key={`${token}:${i}`} token={token} size={cramped || things > 3 ? 20 : 25} />
      ))}
      {things > most && <b>+{things - most}</b>}
    </p>
  )
}

/** Below the first height there is room for a row of one's own for names only if all is small, below the second none. */
const CRAMPED = 108
const FLAT = 76

const smallClass = ({ w, h }: Rect): string =>
  ['small', h < FLAT ? 'flat' : h < CRAMPED ? 'cramped' : '', w < 100 ? 'tight' : '']
    .filter(Boolean)
    .join(' ')

/** A seat on a phone: a tap opens the rest. */
function SmallPlate(props: PlateProps) {
  const { state, seat, area } = props
  const { view, frame, words } = state
  const player = view.players[seat]
  if (!player) return null
  const own = seat === seatOf(state)
  const bay = bayOf(state, seat)
  const flat = area.h < FLAT
  const cramped = !flat && area.h < CRAMPED
  const disc = flat || cramped ? 26 : 34
  return (
    <Plate {...props} kind={smallClass(area)}>
      <div class="legend-small-head">
        <Sigil seat={seat} size={Math.min(disc, 32)} />
        {(flat || area.w > 150) && (
          <span class="legend-name">{own ? words.plate.you : frame.people[seat]?.name}</span>
        )}
        <span class="legend-gap" />
        {own && flat ? null : bay.marker !== null ? (
          <Marker rank={bay.marker} size={disc} />
        ) : bay.total !== null ? (
          <Total total={bay.total} leads={bay.leads} size={disc} />
        ) : null}
      </div>
      {!flat && area.w <= 150 && (
        <p class="legend-name">{own ? words.plate.you : frame.people[seat]?.name}</p>
      )}
      {!flat && <SmallBay bay={bay} words={words} cramped={cramped} />}
      <p class="legend-counts">
        {!own && (
          <Count n={player.cards}>
            <Back size={11} />
          </Count>
        )}
        <Count n={player.scratches}>
          <Scratch size={area.w < 100 ? 17 : 20} />
        </Count>
        <Count n={player.wounds + (player.doubleWound ? 2 : 0)}>
          <Wound size={area.w < 100 ? 13 : 15} />
        </Count>
        {own && (
          <Count n={player.square + player.round}>
            <Square size={15} />
          </Count>
        )}
      </p>
    </Plate>
  )
}

export function Plates({ state, layout, controls }: OverlayProps<LegendTable>) {
  const own = seatOf(state)
  const { areas } = layout
  const onOpen = (seat: number) =>
    seat === own ? controls.remember({ purse: !isPurseOpen(state) }) : controls.open({ kind: 'seat', seat })
  return (
    <>
      {areas.plates.map((area, seat) => {
        const Plate = areas.compact ? SmallPlate : seat === own ? OwnPlate : WidePlate
        return <Plate key={seat} state={state} seat={seat} area={area} onOpen={onOpen} />
      })}
    </>
  )
}
