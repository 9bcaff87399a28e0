import type { ComponentType } from 'preact'
import { useLoaded } from '../../app/hooks'
import { words } from '../../app/language'
import { gameTexts, drawnTable } from '../../games/gameTexts'
import type { HandProps } from '../../kit/GameClient'
import type { TableFrame } from '../../session/frame'
import { Sigil } from '../../ui/Sigil'
import { useWatchTexts } from '../broadcast/texts'

/** A game's small pictures come with its table; null where they cannot be loaded. */
export const useHandPictures = (game: string): ComponentType<HandProps> | null =>
  useLoaded(async () => (await drawnTable(game))?.Hand, [game])

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
      <h2 class="flex between panel-title">{t.hands}</h2>
      <dl class="stack gap-5">
        {frame.hands.map((secret, seat) => {
          if (only !== null && only !== seat) return null
          const things = texts?.hand?.(secret) ?? []
          return (
            <div key={seat}>
              <dt class="row gap-4">
                <Sigil seat={seat} size={22} /> <span>{names[seat]}</span>
              </dt>
              <dd>
                {things.length === 0 ? (
                  words().emptyHand
                ) : Hand ? (
                  <Hand secret={secret} />
                ) : (
                  things.join(', ')
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
