import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { Sigil } from '../../ui/Sigil'
import { useHandPictures } from '../audience/OpenHandsPanel'
import { namesOf, useReplay } from './context'
import { replayTexts } from './texts'

/** What everybody holds at this moment, as pictures; in words where they cannot be loaded. */
export function Hands() {
  const { playback } = useReplay()
  const { timeline } = playback
  const { game } = timeline.record
  const texts = gameTexts(game)
  const Hand = useHandPictures(game)
  const t = replayTexts()
  if (playback.viewpoint.value !== 'open' || !texts?.hand) return null
  const state = timeline.at(playback.frame.value.revision)
  const held = (seat: number) => {
    const secret = timeline.game.secretView(state, seat)
    const names = texts.hand?.(secret) ?? []
    if (names.length === 0) return words().emptyHand
    return Hand ? <Hand secret={secret} /> : names.join(', ')
  }
  return (
    <section class="stack firm gap-4 hands" aria-labelledby="hands-title">
      <h2 id="hands-title">{t.hands}</h2>
      <dl>
        {namesOf(playback, playback.frame.value.revision).map((name, seat) => (
          <div key={seat}>
            <dt class="row gap-4">
              <Sigil seat={seat} size={22} /> {name}
            </dt>
            <dd>{held(seat)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
