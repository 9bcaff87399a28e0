/** Words beside what is drawn: path, piles, and what lies before the seats. */
import type { OverlayProps } from '../../../kit/GameTable'
import { centreOf, type Rect } from '../../../kit/layout/geometry'
import { wrap } from '../../../kit/pixi/letter'
import { classes, Placed } from '../../../kit/widgets/Placed'
import { type Bay, bayOf, choiceWords } from '../seatAreas'
import type { LegendTable, LegendTableState } from '../types'
import type { LegendAreas } from '../layout/areas'
import { bayIn, type BayLayout } from '../layout/bay'
import { episodeTitle } from '../words/names'

const LETTER = 0.5
const LINE = 1.04
/** Labels of a big screen are on one line, in letters of these sizes and this width. */
const BIG = { most: 16, least: 14.2, letter: 0.47 }

/** How many lines a title takes in letters of this size; with a word that is too long it fits on none. */
function linesOf(title: string, size: number, width: number): number {
  const room = Math.floor(width / (size * LETTER))
  const lines = wrap(title, line => line.length <= room)
  return lines.some(line => line.length > room) ? Number.POSITIVE_INFINITY : lines.length
}

/** The largest size in which a title fits its label whole. */
function labelSize(title: string, { w, h }: Rect, big: boolean): number {
  if (big) return Math.max(BIG.least, Math.min(BIG.most, w / (title.length * BIG.letter)))
  let size = h < 29 ? 12.5 : 13.5
  while (size > 9 && linesOf(title, size, w - 6) * size * LINE > h - 2) size -= 0.5
  return size
}

const stationName = ({ view, words, big = false }: LegendTableState, step: number, label: Rect) => {
  const title = episodeTitle(words, step)
  return (
    <Placed key={step} at={label} name={classes('legend-station', step === view.step && 'now')}>
      <span style={{ fontSize: `${labelSize(title, label, big)}px` }}>{title}</span>
    </Placed>
  )
}

const pileName = (key: string, { x, y, w, h }: Rect, name: string) => (
  <Placed key={key} at={{ x: x - 30, y: y + h + 12, w: w + 60 }} name="legend-pile">
    {name}
  </Placed>
)

/** What each card of a bid counts, and that some count nothing. */
const sumWords = ({ words }: LegendTableState, { worths }: Bay, { things, worths: at }: BayLayout) =>
  worths.map((worth, i) => {
    const [card, room] = [things[i], at[i]]
    if (worth === null || !card) return null
    return [
      <Placed key={`worth ${i}`} at={room} name="legend-worth row">
        <b>{worth}</b>
        {i < worths.length - 1 && room && room.w > 30 && <span>+</span>}
      </Placed>,
      worth === 0 && (
        <Placed key={`bluff ${i}`} at={centreOf(card)} name="legend-bluff">
          {words.bay.bluff}
        </Placed>
      ),
    ]
  })

/** The place a seat has so far, and a word about its place. */
function asideWords(state: LegendTableState, seat: number, bay: Bay, { marker, aside }: BayLayout) {
  const { soFar } = bay
  if (!aside) return null
  const note = bay.note || (bay.marker === null ? '' : choiceWords(state, seat, bay.marker))
  return [
    soFar !== null && marker && (
      <Placed key="so far" at={marker} name="legend-so-far">
        {soFar}
      </Placed>
    ),
    (soFar !== null || note) && (
      <Placed key="aside" at={aside} name="legend-bay-words">
        <p>{soFar === null ? note : state.words.bay.soFar}</p>
      </Placed>
    ),
  ]
}

function bayWords(state: LegendTableState, areas: LegendAreas, seat: number) {
  const bay = bayOf(state, seat)
  const at = bayIn(areas, seat, bay)
  if (!at) return null
  const { words, total, aside } = at
  // The marker says it, too, and from afar words need more room.
  const told = state.big && bay.marker !== null ? '' : bay.note
  const [title, note] = aside ? [bay.marker === null ? bay.title : '', ''] : [bay.title, told]
  return [
    words.w > 40 && (title || note) && (
      <Placed key={seat} at={words} name="legend-bay-words">
        {title && <p>{title}</p>}
        {note && <small class="note">{note}</small>}
      </Placed>
    ),
    areas.inRows && sumWords(state, bay, at),
    asideWords(state, seat, bay, at),
    bay.after !== null && total && (
      <Placed
        key="after"
        at={{ x: total.x + total.w + 2, y: total.y + total.h / 2 - 15 }}
        name="legend-after"
      >
        › {bay.after}
      </Placed>
    ),
  ]
}

export function LegendPlaceWords({ state, layout: { areas } }: OverlayProps<LegendTable>) {
  const { path, deck, discards, bays } = areas
  const { words, view } = state
  return (
    <>
      {path.spots.map(({ step, label }) => label && stationName(state, step, label))}
      {bays.map((_, seat) => bayWords(state, areas, seat))}
      {deck && pileName('deck', deck, words.stage.inDeck(view.drawPile))}
      {discards && pileName('discards', discards, words.stage.discarded(view.discards.length))}
    </>
  )
}
