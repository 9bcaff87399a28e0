import type { AnyGame } from '@heorot/shared'
import { useEffect, useState } from 'preact/hooks'
import { readName } from '../../app/codes'
import { words } from '../../app/language'
import { pace, settings } from '../../app/settings/settings'
import { KING_MS, think } from '../../bots/here'
import { patience } from '../../session/backoff'
import { newEntropy } from '../../session/random'
import { TableSession } from '../../session/TableSession'
import { Loading } from '../../ui/Loading'
import { SessionContext } from '../people/context'
import { TableScreen } from '../table/TableScreen'
import { Practice } from './Practice'
import { type SavedPractice, savePractice } from './saved'

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
export function AtPractice({ game, saved }: { readonly game: AnyGame; readonly saved: SavedPractice }) {
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
