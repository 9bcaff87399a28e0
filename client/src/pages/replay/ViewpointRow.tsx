import { words } from '../../app/language'
import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { namesOf, useReplay } from './context'
import { type Viewpoint, viewpointsOf } from './viewpoint'
import { seatLine } from './analysis/curves'
import { withMinus } from './analysis/analysisPicture'
import { replayTexts } from './texts'

/** A piece of the seat's line in the curves, so that the row is their legend too. */
export const SeatSample = ({ seat }: { readonly seat: number }) => (
  <svg class="curve-sample" width="18" height="6" viewBox="0 0 18 6" aria-hidden="true">
    <line x1="0" y1="3" x2="18" y2="3" {...seatLine(seat)} />
  </svg>
)

function Label({ viewpoint }: { readonly viewpoint: Viewpoint }) {
  const { playback } = useReplay()
  const t = replayTexts()
  if (viewpoint === 'spectator' || viewpoint === 'open')
    return (
      <>
        <Icon name={viewpoint === 'open' ? 'cardDraw' : 'eye'} size={20} />
        <span class="cut">{viewpoint === 'open' ? t.open : words().chat.spectator}</span>
      </>
    )
  const name = namesOf(playback, playback.step.value)[viewpoint] ?? ''
  const points = playback.timeline.standings[playback.step.value]?.[viewpoint] ?? 0
  return (
    <>
      <Sigil seat={viewpoint} size={22} />
      <span class="cut">{name}</span>
      <SeatSample seat={viewpoint} />
      <b title={t.points(name, points)}>{withMinus(points)}</b>
    </>
  )
}

/** Where to look from; the seats show their points at this moment. */
export function ViewpointRow() {
  const { playback } = useReplay()
  const t = replayTexts()
  return (
    <fieldset class="flex gap-3 scroll-x seat-choice eyes-row">
      <legend class="unseen">{t.viewpoint}</legend>
      {viewpointsOf(playback.seats).map(viewpoint => (
        <label key={viewpoint} class={viewpoint === playback.viewpoint.value ? 'segment chosen' : 'segment'}>
          <input
            class="segment-input"
            type="radio"
            name="eyes"
            value={String(viewpoint)}
            checked={viewpoint === playback.viewpoint.value}
            onChange={() => playback.look(viewpoint)}
          />
          <Label viewpoint={viewpoint} />
        </label>
      ))}
    </fieldset>
  )
}
