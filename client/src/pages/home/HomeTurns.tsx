import type { WaitingTurn } from '@heorot/shared'
import { useState } from 'preact/hooks'
import { words } from '../../app/language'
import { LinkButton } from '../../ui/Button'
import { gameTexts } from '../../games/gameTexts'
import { knownTable, rememberTable } from '../../thisBrowser/myTables'
import { newToken } from '../../thisBrowser/random'
import { mine } from '../../thisBrowser/myTurns'
import { namesListed } from '../hall/people'
import { Bar, GameMark } from '../hall/pictures'
import { hallTexts } from '../hall/texts'
import { TimeChip } from '../hall/TurnStrip'
import '../hall/hallCards.css'
import './mine.css'

const SHOWN = 2

/** A seat of a hall's member may have been taken on another device: then this browser knows it from now on. */
const noteTable = ({ code, game, hall }: WaitingTurn) =>
  rememberTable({ code, game, token: knownTable(code)?.token ?? newToken(), ...(hall && { hall }) })

function Turn({ turn }: { readonly turn: WaitingTurn }) {
  const t = hallTexts()
  const { code, game, progress, deadline, names, hall } = turn
  const texts = gameTexts(game)
  const where = mine.value?.halls.find(({ id }) => id === hall)?.name
  const chapter = progress && texts?.chapter(progress.step)
  return (
    <li class="row gap-6 turn-one home-turn">
      <GameMark game={game} />
      <div class="stack fill gap-1 turn-words">
        <p class="row wrap gap-4">
          <strong>{names.length > 0 ? namesListed(names) : texts?.name}</strong>{' '}
          <TimeChip deadline={deadline} />
        </p>
        <p class="turn-at">{[where ?? texts?.name, chapter].filter(Boolean).join(' · ')}</p>
        {progress && <Bar {...progress} />}
      </div>
      <a class="button primary" href={`/t/${code}`} onClick={() => noteTable(turn)}>
        {t.turn.play}
      </a>
    </li>
  )
}

/** Where it is your turn: soonest first, two of them, the others on a press. */
export function HomeTurns() {
  const [all, setAll] = useState(false)
  const turns = mine.value?.turns ?? []
  if (turns.length === 0) return null
  const t = hallTexts()
  return (
    <section class="home-turns" aria-labelledby="turns-title">
      <header>
        <h2 id="turns-title">{words().table.yourTurn}</h2>
        <p class="row gap-4 above-4">
          <b class="count brass">{turns.length}</b> {t.turn.wait(turns.length)}
        </p>
      </header>
      <ul>
        {(all ? turns : turns.slice(0, SHOWN)).map(turn => (
          <Turn key={turn.code} turn={turn} />
        ))}
      </ul>
      {turns.length > SHOWN && !all && (
        <LinkButton onClick={() => setAll(true)}>{t.home.more(turns.length - SHOWN)}</LinkButton>
      )}
    </section>
  )
}
