/** Words beside what is drawn: path, piles, and what lies before the seats. */
import { placeStyle } from '../../../kit/widgets/place'
import { bayOf } from '../bays'
import type { LegendState } from '../LegendTable'
import type { Areas } from '../layout/areas'
import { bayLayout } from '../layout/bay'
import { nextContest } from '../layout/path'
import { episodeTitle } from '../names'

interface Props {
  readonly state: LegendState
  readonly areas: Areas
}

export function PathLabels({ state, areas }: Props) {
  const { view, words } = state
  const contest = nextContest(view.step)
  return (
    <>
      {areas.path.spots.map(({ step, label }) => {
        if (!label) return null
        const classes = ['legend-station']
        if (step === view.step) classes.push('now')
        if (step === contest) classes.push('contest')
        return (
          <span
            key={step}
            class={classes.join(' ')}
            style={{
              ...placeStyle(label),
              height: `${Math.min(label.h, label.h < 29 ? 26.5 : 29)}px`,
              fontSize: label.h < 29 ? '12.5px' : '13.5px',
              WebkitLineClamp: label.h < 24 ? 1 : 2,
            }}
          >
            <span>{episodeTitle(words, step)}</span>
          </span>
        )
      })}
    </>
  )
}

export function PileLabels({ state, areas }: Props) {
  const { deck, discards } = areas
  const { view, words } = state
  if (!deck || !discards) return null
  const under = (r: typeof deck) => ({
    left: `${r.x - 30}px`,
    width: `${r.w + 60}px`,
    top: `${r.y + r.h + 12}px`,
  })
  return (
    <>
      <p class="legend-pile" style={under(deck)}>
        {words.stage.inDeck(view.drawPile)}
      </p>
      <p class="legend-pile" style={under(discards)}>
        {words.stage.discarded(view.discards.length)}
      </p>
    </>
  )
}

export function BayWords({ state, areas }: Props) {
  return (
    <>
      {areas.bays.map((box, seat) => {
        if (!box) return null
        const bay = bayOf(state, seat)
        const at = bayLayout(box, bay)
        return (
          <div key={seat}>
            {at.words.w > 40 && (bay.title || bay.note) && (
              <div class="legend-bay-words" style={placeStyle(at.words)}>
                {bay.title && <p>{bay.title}</p>}
                {bay.note && <small>{bay.note}</small>}
              </div>
            )}
            {bay.after !== null && at.total && (
              <span
                class="legend-after"
                style={{
                  left: `${at.total.x + at.total.w + 2}px`,
                  top: `${at.total.y + at.total.h / 2 - 15}px`,
                }}
              >
                › {bay.after}
              </span>
            )}
          </div>
        )
      })}
    </>
  )
}
