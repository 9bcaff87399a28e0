import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { go } from '../../app/router'
import { gameCover, gameTexts } from '../../games/gameTexts'
import type { GameClient } from '../../kit/GameClient'
import { LearnLink } from '../../lessons/LearnLink'
import { Icon } from '../../ui/Icon'
import { SvgImage } from '../../ui/SvgImage'
import { HowToButton } from '../learn/HowToButton'
import { openTable } from '../create/openTable'

/** A table at once: you and bots on every other seat of a small table. */
const practice = (game: GameClient) => {
  const seats = Math.min(3, game.seats.max)
  return {
    game: game.id,
    seats,
    bots: Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : ('thane' as const))),
    public: false,
  }
}

export function GameCard({ game }: { readonly game: GameClient }) {
  const [busy, setBusy] = useState(false)
  const t = words()
  const texts = gameTexts(game.id)
  const playNow = async () => {
    setBusy(true)
    await openTable(practice(game), { begin: true })
    setBusy(false)
  }
  return (
    <section class="card game-card" data-game={game.id} aria-label={texts?.name}>
      <div class="cover">
        <SvgImage svg={gameCover(game.id)} />
      </div>
      <div class="game-words">
        <h2>{texts?.name ?? '…'}</h2>
        <p class="pitch">{texts?.pitch}</p>
        <p class="meta">
          <span>
            <Icon name="person" size={18} /> {t.players(game.seats.min, game.seats.max)}
          </span>
          <span>
            <Icon name="hourglass" size={16} /> {t.minutes(game.minutes)}
          </span>
        </p>
        <p class="card-links">
          <LearnLink game={game.id} look="practice-link" />
          <a class="practice-link" href={`/practice/${game.id}`}>
            {t.practice.button}
          </a>
          <HowToButton game={game.id} class="how-to-link" />
        </p>
      </div>
      <div class="game-buttons">
        <button type="button" class="button primary" disabled={busy} onClick={() => void playNow()}>
          {t.home.playNow}
        </button>
        <button type="button" class="button" onClick={() => go(`/create/${game.id}`)}>
          {t.home.create}
        </button>
      </div>
    </section>
  )
}
