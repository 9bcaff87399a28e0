import type { TableSummary } from '@heorot/shared'
import type { ComponentChildren } from 'preact'
import { spellCode } from '../../app/codes'
import { words } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'
import { SigilRow } from '../../ui/Sigil'
import { standing } from '../join/standing'

const names = (table: TableSummary) =>
  table.seats
    .filter(seat => !seat.bot && seat.name)
    .map(seat => seat.name)
    .join(', ')

/** One table in a list: who sits there, what is played, and a button. */
export function TableRow({ table, children }: { table: TableSummary; children: ComponentChildren }) {
  const t = words()
  const game = gameTexts(table.game)?.name ?? table.game
  const watchers = table.spectators > 0 ? t.home.watchers(table.spectators) : null
  return (
    <li class="row gap-6 table-row">
      <SigilRow count={table.seats.length} />
      <div class="stack fill">
        <strong class="cut">{names(table) || spellCode(table.code)}</strong>
        <span class="note">{[game, standing(table, t), watchers].filter(Boolean).join(' · ')}</span>
      </div>
      {children}
    </li>
  )
}
