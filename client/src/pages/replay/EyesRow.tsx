import { Icon } from '../../ui/Icon'
import { Sigil } from '../../ui/Sigil'
import { namesOf, useReplay } from './context'
import { type Eyes, eyesOf } from './eyes'
import { seatLine } from './seatLine'
import { withMinus } from './talePicture'
import { replayTexts } from './texts'

/** A piece of the seat's line in the curves, so that the row is their legend too. */
export const SeatSample = ({ seat }: { readonly seat: number }) => (
  <svg class="curve-sample" width="18" height="6" viewBox="0 0 18 6" aria-hidden="true">
    <line x1="0" y1="3" x2="18" y2="3" {...seatLine(seat)} />
  </svg>
)

function Label({ eyes }: { readonly eyes: Eyes }) {
  const { playback } = useReplay()
  const t = replayTexts()
  if (eyes === 'spectator' || eyes === 'open')
    return (
      <>
        <Icon name={eyes === 'open' ? 'cardDraw' : 'eye'} size={20} />
        <span class="eyes-name">{t[eyes]}</span>
      </>
    )
  const name = namesOf(playback, playback.step.value)[eyes] ?? ''
  const points = playback.timeline.standings[playback.step.value]?.[eyes] ?? 0
  return (
    <>
      <Sigil seat={eyes} size={22} />
      <span class="eyes-name">{name}</span>
      <SeatSample seat={eyes} />
      <b title={t.points(name, points)}>{withMinus(points)}</b>
    </>
  )
}

/** Whose eyes to look with; the seats show their points at this moment. */
export function EyesRow() {
  const { playback } = useReplay()
  const t = replayTexts()
  return (
    <fieldset class="eyes-row">
      <legend class="unseen">{t.eyes}</legend>
      {eyesOf(playback.seats).map(eyes => (
        <label key={eyes} class={eyes === playback.eyes.value ? 'segment chosen' : 'segment'}>
          <input
            class="segment-input"
            type="radio"
            name="eyes"
            value={String(eyes)}
            checked={eyes === playback.eyes.value}
            onChange={() => playback.look(eyes)}
          />
          <Label eyes={eyes} />
        </label>
      ))}
    </fieldset>
  )
}
