import type { TableView } from '@heorot/shared'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { namesAt } from '../../session/holderWords'
import type { LogEntry } from '../../session/TableLog'
import { chapterOf } from './chapters'
import type { LiveChances } from './LiveChances'
import { WinChances } from './WinChances'

interface Props {
  /** As it is shown: nothing later is known here. */
  readonly table: TableView
  readonly chances: LiveChances
  readonly entries: readonly LogEntry[]
}

/** The chances of a match up to the moment on the table. */
export function TableChances({ table, chances, entries }: Props) {
  const texts = gameTexts(table.game)
  if (table.outcome) return null
  return (
    <WinChances
      known={chances.known.value}
      until={table.revision}
      names={namesAt(table.holders, table.seats.length, table.revision, words())}
      chapterAt={revision => chapterOf(entries, texts, revision)}
    />
  )
}
