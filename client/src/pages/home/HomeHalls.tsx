import type { HallLine } from '@heorot/shared'
import { spoken } from '../../app/language'
import { mine } from '../../session/mine'
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
      <a class="hall-line" href={`/h/${hall.code}`}>
        <BannerImage banner={hall.banner} width={32} />
        <span class="hall-line-words">
          <strong>{hall.name}</strong>
          {turns > 0 && (
            <span class="time-chip">
              <Icon name="bolt" size={11} /> {t.turn.title}
            </span>
          )}
          <span class={online > 0 ? 'hall-line-facts here' : 'hall-line-facts'}>
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
      <header>
        <h2 id="halls-title">{t.halls}</h2>
        <button type="button" class="button" onClick={() => void foundHall()}>
          <Icon name="plus" size={13} /> {t.newHall}
        </button>
      </header>
      <ul>
        {halls.map(hall => (
          <Line key={hall.id} hall={hall} />
        ))}
      </ul>
    </section>
  )
}
