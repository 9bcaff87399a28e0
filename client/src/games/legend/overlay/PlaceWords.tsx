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

/** Two lines of a narrow label do not hold it in the usual size. */
const isLong = (title: string) => title.length > 19 || title.split(' ').some(word => word.length > 12)

const stationName = ({ view, words }: LegendTableState, step: number, label: Rect) => {
  const title = episodeTitle(words, step)
  const name = classes(
    'legend-station',
    isLong(title) && 'long',
    step === view.step && 'now',
    step === nextContest(view.step) && 'contest',
    label.h < 29 && 'small',
    label.h < 24 && 'line',
  )
  return (
    <Placed key={step} at={{ ...label, h: Math.min(label.h, label.h < 29 ? 26.5 : 29) }} name={name}>
      {title}
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
