/** Words beside what is drawn: path, piles, and what lies before the seats. */
import type { Rect } from '../../../kit/geometry'
import { Placed } from '../../../kit/widgets/Placed'
import { classes } from '../../../kit/widgets/place'
import { bayOf } from '../bays'
import type { LegendTableState } from '../LegendTable'
import type { LegendAreas } from '../layout/areas'
import { bayLayout } from '../layout/bay'
import { nextContest } from '../layout/path'
import { episodeTitle } from '../names'

const LETTER = 0.5
const LINE = 1.04

/** How many lines a title takes in letters of this size. */
function linesOf(title: string, size: number, width: number): number {
  const room = Math.floor(width / (size * LETTER))
  const words = title.split(' ')
  if (words.some(word => word.length > room)) return Number.POSITIVE_INFINITY
  let [lines, used] = [1, -1]
  for (const { length } of words) {
    if (used + 1 + length > room) [lines, used] = [lines + 1, length]
    else used += 1 + length
  }
  return lines
}

/** The largest size in which a title fits its label whole. */
function labelSize(title: string, { w, h }: Rect): number {
  let size = h < 29 ? 12.5 : 13.5
  while (size > 9 && linesOf(title, size, w - 6) * size * LINE > h - 2) size -= 0.5
  return size
}

const stationName = ({ view, words }: LegendTableState, step: number, label: Rect) => {
  const title = episodeTitle(words, step)
  const name = classes(
    'legend-station',
    step === view.step && 'now',
    step === nextContest(view.step) && 'contest',
  )
  return (
    <Placed key={step} at={label} name={name}>
      <span style={{ fontSize: `${labelSize(title, label)}px` }}>{title}</span>
    </Placed>
  )
}

const pileName = (key: string, { x, y, w, h }: Rect, name: string) => (
  <Placed key={key} at={{ x: x - 30, y: y + h + 12, w: w + 60 }} name="legend-pile">
    {name}
  </Placed>
)

function bayWords(state: LegendTableState, box: Rect, seat: number) {
  const bay = bayOf(state, seat)
  const { words, total } = bayLayout(box, bay)
  return [
    words.w > 40 && (bay.title || bay.note) && (
      <Placed key={seat} at={words} name="legend-bay-words">
        {bay.title && <p>{bay.title}</p>}
        {bay.note && <small>{bay.note}</small>}
      </Placed>
    ),
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

export function LegendPlaceWords({
  state,
  areas,
}: {
  readonly state: LegendTableState
  readonly areas: LegendAreas
}) {
  const { path, deck, discards, bays } = areas
  const { words, view } = state
  return (
    <>
      {path.spots.map(({ step, label }) => label && stationName(state, step, label))}
      {bays.map((box, seat) => box && bayWords(state, box, seat))}
      {deck && pileName('deck', deck, words.stage.inDeck(view.drawPile))}
      {discards && pileName('discards', discards, words.stage.discarded(view.discards.length))}
    </>
  )
}
