import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameClient, gameTexts } from '../../games/gameTexts'
import type { HandProps } from '../../kit/GameClient'
import type { TableFrame } from '../../session/frame'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'

/** A game's small pictures come with its table. */
function useHandPictures(game: string): ComponentType<HandProps> | null {
  const [Hand, setHand] = useState<ComponentType<HandProps> | null>(null)
  useEffect(() => {
    gameClient(game)
      ?.loadTable()
      .then(table => setHand(() => table.Hand))
      .catch(() => {})
  }, [game])
  return Hand
}

interface Props {
  readonly game: string
  readonly frame: TableFrame
  readonly names: readonly string[]
  /** Only this one. */
  readonly only?: number | null
}

/** What everyone holds at the moment on the table, where hands are open. */
export function OpenHandsPanel({ game, frame, names, only = null }: Props) {
  const t = useWatchTexts()
  const Hand = useHandPictures(game)
  const texts = gameTexts(game)
  if (!t || !frame.hands) return null
  return (
    <section class="open-hands" aria-label={t.hands}>
      <h2>{t.hands}</h2>
      <dl>
        {frame.hands.map((secret, seat) => {
          if (only !== null && only !== seat) return null
          const things = texts?.hand?.(secret) ?? []
          return (
            <div key={seat}>
              <dt>
                <Sigil seat={seat} size={22} /> <span>{names[seat]}</span>
              </dt>
              <dd>
                {things.length === 0 ? t.emptyHand : Hand ? <Hand secret={secret} /> : things.join(', ')}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
