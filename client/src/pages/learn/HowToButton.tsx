import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { lazyPart } from '../../app/lazy'
import { gameClient } from '../../games/gameTexts'
import { Icon } from '../../ui/Icon'

const HowToDialog = lazyPart(async () => (await import('./HowToDialog')).HowToDialog)

/** Opens the picture story of a game. */
export function HowToButton({ game, class: look = 'button' }: { game: string; class?: string }) {
  const [open, setOpen] = useState(false)
  if (!gameClient(game)?.loadHowTo) return null
  return (
    <>
      <button type="button" class={look} onClick={() => setOpen(true)}>
        <Icon name="play" size={14} /> {words().howTo}
      </button>
      {open && <HowToDialog game={game} onClose={() => setOpen(false)} />}
    </>
  )
}
