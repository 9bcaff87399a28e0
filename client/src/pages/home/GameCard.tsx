import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { go } from '../../app/router'
import { gameCover, gameTexts } from '../../games/gameTexts'
import type { GameClient } from '../../kit/GameClient'
import { LearnLink } from '../../lessons/LearnLink'
import { Button } from '../../ui/Button'
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
    <section class="card game-card column" data-game={game.id} aria-label={texts?.name}>
      <div class="cover">
        <SvgImage svg={gameCover(game.id)} />
      </div>
      <div class="game-words">
        <h2>{texts?.name ?? '…'}</h2>
        <p class="pitch not-on-phone">{texts?.pitch}</p>
        <p class="row wrap muted above-4 meta">
          <span>
            <Icon name="person" size={18} /> {t.players(game.seats.min, game.seats.max)}
          </span>
          <span>
            <Icon name="hourglass" size={16} /> {t.minutes(game.minutes)}
          </span>
        </p>
        <p class="wrap card-links">
          <LearnLink game={game.id} look="open-link" />
          <a class="open-link" href={`/practice/${game.id}`}>
            {t.practice.title}
          </a>
          <HowToButton game={game.id} class="open-link how-to-link" />
        </p>
      </div>
      <div class="flex gap-5 game-buttons">
        <Button look="primary" disabled={busy} onClick={() => void playNow()}>
          {t.home.playNow}
        </Button>
        <Button onClick={() => go(`/create/${game.id}`)}>{t.home.create}</Button>
      </div>
    </section>
  )
}
