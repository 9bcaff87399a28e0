import type { LegendPublicPlayer } from '@heorot/shared/games/legend'
import type { ComponentChildren } from 'preact'
import { nearSeatOf, type OverlayProps, seatOf } from '../../../kit/GameTable'
import type { Rect } from '../../../kit/layout/geometry'
import { statusOf } from '../../../kit/situation'
import { Drawn } from '../../../kit/widgets/Drawn'
import { PlateFrame } from '../../../kit/widgets/PlateFrame'
import { classes } from '../../../kit/widgets/Placed'
import { SeatClock } from '../../../kit/widgets/SeatPlate'
import { Sigil } from '../../../ui/Sigil'
import { tokenThing } from '../art/pictures'
import { type Bay, bayOf } from '../seatAreas'
import { seatKey } from '../keys'
import { totalPicture } from '../layout/bay'
import { isFlat } from '../layout/handPieces'
import { markerPicture } from '../layout/stagePieces'
import type { LegendTableState, LegendTable } from '../types'
import { publicWounds, tellsOf } from '../selectors'
import type { LegendWords } from '../texts/table/en'
import { Count, Counts, meterSize, Scratches, Specials, Stakes, WoundMeter, Wounds } from './belongings'
import { banner, smallBack, smallCard, square } from './images'

interface PlateProps {
  readonly state: LegendTableState
  readonly seat: number
  readonly player: LegendPublicPlayer
  readonly area: Rect
  onPress(): void
}

interface FrameProps extends Omit<PlateProps, 'player'> {
  readonly look: string
  readonly label?: string
  readonly children: ComponentChildren
}

/** The plate itself, with the banner of the start player. */
function Plate({ state, look, children, ...frame }: FrameProps) {
  const key = seatKey(frame.seat)
  const pointed = state.pointed.includes(key) && 'pointed'
  const moved = (tellsOf(state) ?? state.lastMove?.keys ?? []).includes(key) && 'moved'
  return (
    <PlateFrame {...frame} frame={state.frame} look={classes(look, pointed, moved)}>
      {state.view.start === frame.seat && (
        <span class="legend-banner" data-explain="start">
          <Drawn of={banner} w={look.startsWith('small') ? 20 : 27} />
        </span>
      )}
      {children}
    </PlateFrame>
  )
}

/** Below this width a plate has a row of its own for names, counts and wounds each. */
const NARROW = 300
/** Of a narrow plate's height, below the rows of its name and its counts. */
const METER_ROW = 0.26
/** Below this width a name has a line of its own on a television. */
const SLIM = 170
/** On a television a meter does not say what wounds cost. */
const NO_STAKES = 56
/** Above this height a narrow plate has room for larger pictures. */
const ROOMY = 74

/** Each digit beyond one for each count takes room from the pictures, or the last number would be cut off. */
function narrowPictures({ cards, square, round }: LegendPublicPlayer, height: number): number {
  const moreDigits = `${cards}${square}${round}`.length - 3
  return Math.max(11, (height > ROOMY ? 17 : 14) - 3 * moreDigits)
}

/** Another seat on a wide table. */
function WidePlate({ player, ...props }: PlateProps) {
  const { state, seat, area } = props
  const { frame, words } = state
  const narrow = area.w < NARROW
  const slim = state.big && area.w < SLIM
  const sigil = slim ? Math.min(30, area.h * 0.42) : narrow ? 34 : 50
  const specials = player.specials.length * (narrow ? 0 : 27)
  const room = area.w - sigil - 40 - specials
  const limit = state.big ? area.h * 0.2 : narrow ? area.h * METER_ROW : Infinity
  const meter = Math.min(meterSize(state.big ? room + NO_STAKES : room), limit)
  const counts = <Counts seat={seat} player={player} size={narrow ? narrowPictures(player, area.h) : 18} />
  return (
    <Plate {...props} look={classes('wide', narrow && 'narrow', slim && 'slim')}>
      <Sigil seat={seat} size={sigil} />
      <div class="stack fill gap-2 legend-plate-rows">
        <p class="row">
          <span class="legend-name cut">{frame.people[seat]?.name}</span>
          {!narrow && <em class="cut">{statusOf(frame, words, seat)}</em>}
          <SeatClock seat={seat} />
          {narrow ? <Specials player={player} size={17} /> : counts}
        </p>
        {narrow && <p class="row">{counts}</p>}
        <p class="row">
          {!narrow && <Specials player={player} size={24} />}
          <WoundMeter {...props} player={player} size={meter} />
        </p>
      </div>
    </Plate>
  )
}

/** The plate at the lower edge of a wide table. */
function OwnPlate({ player, ...props }: PlateProps) {
  const { state, seat, area } = props
  const isOwn = seat === seatOf(state)
  const { frame, words } = state
  return (
    <Plate {...props} look="own" {...(isOwn ? { label: words.mirror.tokens } : {})}>
      <div class="row gap-6">
        <Sigil seat={seat} size={area.h < 170 ? 42 : 50} />
        <div>
          <p class="legend-name cut">{isOwn ? words.plate.you : frame.people[seat]?.name}</p>
          <p class="legend-status">
            {statusOf(frame, words, seat)} <SeatClock seat={seat} />
          </p>
        </div>
      </div>
      <WoundMeter {...props} player={player} size={meterSize(area.w - 30)} />
      <p class="row gap-4 legend-own-row">
        <span>{words.plate.scratchesOf(player.scratches)}</span>
        <span>{words.wounds(publicWounds(player))}</span>
      </p>
      <div class="legend-own-tokens">
        <Counts seat={seat} player={player} size={22} />
      </div>
    </Plate>
  )
}

/** What lies before a seat, as small as it can be read. */
function SmallBay({ bay, words, cramped }: { bay: Bay; words: LegendWords; cramped: boolean }) {
  const things = bay.things.filter(({ look }) => look !== 'ghost')
  const open = things[0]?.kind === 'card' || things[0]?.kind === 'token'
  const said = bay.marker === null ? bay.note || bay.title : bay.note && bay.title
  const most = things[0]?.kind !== 'card' ? 4 : things.length > 6 ? 5 : 6
  return (
    <p class={classes('row gap-1 legend-small-bay', things.length === 0 && 'words', open && 'open')}>
      {things.slice(0, most).map(({ kind, id, look }, i) => (
        <span key={i} class={look}>
          {kind === 'back' && <Drawn of={smallBack} w={15} />}
          {kind === 'card' && <Drawn of={smallCard(id, words)} w={cramped || things.length > 4 ? 14 : 18} />}
          {kind === 'token' && <Drawn of={tokenThing(id)} w={cramped || things.length > 3 ? 20 : 25} />}
        </span>
      ))}
      {!open && <span>{said}</span>}
      {open && things.length > most && <b>+{things.length - most}</b>}
    </p>
  )
}

/** A player's marker, or the cards they have laid. */
function Standing({ bay: { marker, total, leads }, size }: { bay: Bay; size: number }) {
  if (marker !== null) return <Drawn of={markerPicture(marker)} w={size} />
  return total === null ? null : <Drawn of={totalPicture(total, leads)} w={size} />
}

/** Below the first height everything must be small to leave a row for the name; below the second there is no such row. */
const CRAMPED = 108
const FLAT = 76

/** A seat on a phone: a tap opens the rest. */
function SmallPlate({ player, ...props }: PlateProps) {
  const { state, seat, area } = props
  const { frame, words } = state
  const own = seat === seatOf(state)
  const near = seat === nearSeatOf(state)
  const bay = bayOf(state, seat)
  const flat = area.h < FLAT
  const cramped = !flat && area.h < CRAMPED
  const tight = area.w < 100
  const disc = flat || cramped ? 26 : 34
  const beside = flat || area.w > 150
  const name = <span class="legend-name cut">{own ? words.plate.you : frame.people[seat]?.name}</span>
  return (
    <Plate {...props} look={classes('small', flat && 'flat', cramped && 'cramped', tight && 'tight')}>
      <div class="row gap-3 legend-small-head">
        <Sigil seat={seat} size={Math.min(disc, 32)} />
        {beside && name}
        {beside && <Stakes {...props} player={player} />}
        <span class="fill" />
        {!(near && flat) && <Standing bay={bay} size={disc} />}
      </div>
      {!beside && (
        <p class="row between gap-2">
          {name}
          {!tight && <Stakes {...props} player={player} />}
        </p>
      )}
      {!flat && <SmallBay bay={bay} words={words} cramped={cramped} />}
      <p class="legend-counts row">
        {own ? (
          <Count
            n={player.square + player.round}
            explain={`square:${seat}`}
            of={<Drawn of={square} w={15} />}
          />
        ) : (
          <Count n={player.cards} explain={`hand:${seat}`} of={<Drawn of={smallBack} w={11} />} />
        )}
        <Scratches {...props} player={player} size={tight ? 10 : 12} />
        <Wounds {...props} player={player} size={tight ? 8 : 9.5} />
      </p>
    </Plate>
  )
}

export function LegendPlates({ state, layout, controls }: OverlayProps<LegendTable>) {
  const near = nearSeatOf(state)
  const { areas } = layout
  return (
    <>
      {areas.plates.map((area, seat) => {
        const player = state.view.players[seat]
        const Plate = isFlat(areas) ? SmallPlate : seat === near ? OwnPlate : WidePlate
        return (
          player && (
            <Plate
              key={seat}
              state={state}
              seat={seat}
              player={player}
              area={area}
              onPress={() => controls.open({ kind: 'seat', seat })}
            />
          )
        )
      })}
    </>
  )
}
