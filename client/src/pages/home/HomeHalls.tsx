import type { HallLine } from '@heorot/shared'
import { spoken, words } from '../../app/language'
import { mine } from '../../thisBrowser/myTurns'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { foundHall } from '../hall/actions'
import { BannerImage } from '../hall/pictures'
import { hallTexts } from '../hall/texts'
import { dayWords } from '../hall/time'
import '../hall/hallCards.css'
import './mine.css'

function Line({ hall }: { readonly hall: HallLine }) {
  const t = hallTexts()
  const { online, tables, turns, lastGame } = hall
  const facts = [
    online > 0 ? t.online(online) : t.home.nobody,
    tables > 0 ? t.home.tables(tables) : lastGame && t.home.lastGame(dayWords(lastGame, spoken())),
  ]
  return (
    <li>
      <a class="row gap-6 hall-line" href={`/h/${hall.code}`}>
        <BannerImage banner={hall.banner} width={32} />
        <span class="row fill wrap hall-line-words">
          <strong>{hall.name}</strong>
          {turns > 0 && (
            <span class="time-chip">
              <Icon name="bolt" size={11} /> {words().table.yourTurn}
            </span>
          )}
          <span class={online > 0 ? 'hint hall-line-facts here' : 'hint hall-line-facts'}>
            <i aria-hidden="true" /> {facts.filter(Boolean).join(' · ')}
          </span>
        </span>
        <Icon name="right" size={15} />
      </a>
    </li>
  )
}

export function HomeHalls() {
  const halls = mine.value?.halls ?? []
  if (halls.length === 0) return null
  const t = hallTexts().home
  return (
    <section class="your-halls" aria-labelledby="halls-title">
      <header class="row between gap-6">
        <h2 id="halls-title">{t.halls}</h2>
        <Button onClick={() => void foundHall()}>
          <Icon name="plus" size={13} /> {t.newHall}
        </Button>
      </header>
      <ul class="above-4">
        {halls.map(hall => (
          <Line key={hall.id} hall={hall} />
        ))}
      </ul>
    </section>
  )
}
