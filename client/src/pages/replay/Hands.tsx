import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameClient, gameTexts } from '../../games/gameTexts'
import type { HandProps } from '../../kit/GameClient'
import { Sigil } from '../../ui/Sigil'
import { namesOf, useReplay } from './context'
import { replayTexts } from './texts'

/** A game's small pictures come with its table, which is here before anybody asks for open hands. */
function useHand(game: string): ComponentType<HandProps> | null {
  const [Hand, setHand] = useState<ComponentType<HandProps> | null>(null)
  useEffect(() => {
    gameClient(game)
      ?.loadTable()
      .then(table => setHand(() => table.Hand))
      .catch(() => {})
  }, [game])
  return Hand
}

/** What everybody holds at this moment, as pictures; in words where they cannot be loaded. */
export function Hands() {
  const { playback } = useReplay()
  const { timeline } = playback
  const { game } = timeline.record
  const texts = gameTexts(game)
  const Hand = useHand(game)
  const t = replayTexts()
  if (playback.eyes.value !== 'open' || !texts?.hand) return null
  const state = timeline.at(playback.frame.value.revision)
  const held = (seat: number) => {
    const secret = timeline.game.secretView(state, seat)
    const names = texts.hand?.(secret) ?? []
    if (names.length === 0) return t.emptyHand
    return Hand ? <Hand secret={secret} /> : names.join(', ')
  }
  return (
    <section class="hands" aria-labelledby="hands-title">
      <h2 id="hands-title">{t.hands}</h2>
      <dl>
        {namesOf(playback, playback.frame.value.revision).map((name, seat) => (
          <div key={seat}>
            <dt>
              <Sigil seat={seat} size={22} /> {name}
            </dt>
            <dd>{held(seat)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
