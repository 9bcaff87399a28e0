import { type AnyGame, findGame } from '@heorot/shared'
import { go } from '../../app/router'
import { gameClient } from '../../games/gameTexts'
import { Missing } from '../refused/RefusedPage'
import { PracticeSetup } from './PracticeSetup'
import { type SavedPractice, savedPractice, savePractice } from './saved'
import { useEffect, useState } from 'preact/hooks'
import { readName } from '../../app/codes'
import { words } from '../../app/language'
import { pace, settings } from '../../app/settings/settings'
import { KING_MS, think } from '../../bots/pageThinker'
import { patience } from '../../session/backoff'
import { newEntropy } from '../../thisBrowser/random'
import { TableSession } from '../../session/TableSession'
import { Loading } from '../../ui/page/Loading'
import { SessionContext } from '../people/context'
import { TableScreen } from '../table/TableScreen'
import { Practice } from './Practice'

function openPractice(game: AnyGame, saved: SavedPractice): TableSession {
  const name = readName(settings.peek().name) ?? words().create.seatYou
  const practice = new Practice(game, saved, name, {
    think,
    newSeed: newEntropy,
    pause: milliseconds => patience(milliseconds * pace()),
    save: savePractice,
    budgetMs: KING_MS,
  })
  const order = { code: `practice-${game.id}`, name, token: '', practice: true }
  return new TableSession(order, { open: practice.open, wait: patience })
}

/** The table of a practice game: the same screen as online, in front of a table in this browser. */
function AtPractice({ game, saved }: { readonly game: AnyGame; readonly saved: SavedPractice }) {
  const [session] = useState(() => openPractice(game, saved))
  useEffect(() => {
    void session.run()
    return () => session.close()
  }, [session])
  const table = session.table.value
  return (
    <SessionContext.Provider value={session}>
      {table && session.you.value ? (
        <TableScreen table={table} />
      ) : (
        <Loading words={words().table.loadingTable} step={2} of={4} />
      )}
    </SessionContext.Provider>
  )
}

interface Props {
  readonly game: string
  /** Straight to the table, as after a reload. */
  readonly playing: boolean
}

/** Practice against bots in this browser: first who plays, then the table. */
export function PracticePage({ game: id, playing }: Props) {
  const game = findGame(id)
  const client = gameClient(id)
  if (!game || !client) return <Missing />
  const saved = playing ? savedPractice(id) : null
  const begin = (fresh: SavedPractice | null) => {
    if (fresh) savePractice(fresh)
    go(`/practice/${id}?play`)
  }
  return saved ? (
    <AtPractice game={game} saved={saved} />
  ) : (
    <PracticeSetup client={client} game={game} onBegin={begin} />
  )
}
