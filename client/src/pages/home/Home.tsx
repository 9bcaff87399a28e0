import { words } from '../../app/language'
import { gameClients } from '../../games'
import { RecordButton, useDroppedRecord } from '../replay/RecordButton'
import { GameCard } from './GameCard'
import { Hero } from './Hero'
import { JoinPanel } from './JoinPanel'
import { LiveTables } from './LiveTables'
import { lazyPart } from '../../app/lazy'
import { mine } from '../../thisBrowser/myTurns'
import { Icon } from '../../ui/Icon'
import { YourTables } from './YourTables'
import './home.css'

/** Only for those who have turns or halls; with the words of halls. */
const withHallTexts = async <T,>(part: Promise<T>): Promise<T> => {
  const [loaded, { loadHallTexts }] = await Promise.all([part, import('../hall/texts')])
  await loadHallTexts()
  return loaded
}
const HomeTurns = lazyPart(async () => (await withHallTexts(import('./HomeTurns'))).HomeTurns)
const HomeHalls = lazyPart(async () => (await withHallTexts(import('./HomeHalls'))).HomeHalls)

/** A place for a group in one click. */
const NewHall = () => (
  <button
    type="button"
    class="link row gap-4 new-hall"
    onClick={() => void import('../hall/actions').then(({ foundHall }) => foundHall())}
  >
    <Icon name="vikingLonghouse" size={18} /> {words().home.newHall}
  </button>
)

export function Home() {
  const t = words().home
  useDroppedRecord()
  const turns = mine.value?.turns.length ?? 0
  const halls = mine.value?.halls.length ?? 0
  return (
    <div class={turns > 0 ? 'home column has-turns' : 'home column'}>
      <Hero isBack={turns + halls > 0} />
      {turns > 0 && <HomeTurns />}
      <main class="stack gap-8 home-cards">
        {gameClients.map(game => (
          <GameCard key={game.id} game={game} />
        ))}
        <div class="card side-card column gap-8">
          {halls > 0 && <HomeHalls />}
          <JoinPanel />
          {halls === 0 && <NewHall />}
          <YourTables />
          <LiveTables />
        </div>
      </main>
      <footer class="row between note foot">
        <span>{t.disclaimer}</span>
        <nav class="row gap-8">
          <RecordButton />
          <a href="/rules">{words().rules.title}</a>
          <a href="/about">{t.about}</a>
        </nav>
      </footer>
    </div>
  )
}
