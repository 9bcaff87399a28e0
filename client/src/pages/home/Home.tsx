import { words } from '../../app/language'
import { gameClients } from '../../games'
import { RecordButton, useDroppedRecord } from '../replay/RecordButton'
import { GameCard } from './GameCard'
import { Hero } from './Hero'
import { JoinPanel } from './JoinPanel'
import { LiveTables } from './LiveTables'
import { YourTables } from './YourTables'
import './home.css'

export function Home() {
  const t = words().home
  useDroppedRecord()
  return (
    <div class="home">
      <Hero />
      <main class="home-cards">
        {gameClients.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
        <div class="card side-card">
          <JoinPanel />
          <YourTables />
          <LiveTables />
        </div>
      </main>
      <footer class="foot">
        <span>{t.disclaimer}</span>
        <nav>
          <RecordButton />
          <a href="/rules">{t.rules}</a>
          <a href="/about">{t.about}</a>
        </nav>
      </footer>
    </div>
  )
}
