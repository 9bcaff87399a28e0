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

interface Props {
  readonly table: TableSummary
  readonly children: ComponentChildren
}

/** One table in a list: who sits there, what is played, and a button. */
export function TableRow({ table, children }: Props) {
  const t = words()
  const game = gameTexts(table.game)?.name ?? table.game
  const watchers = table.spectators > 0 ? t.home.watchers(table.spectators) : null
  return (
    <li class="table-row">
      <SigilRow count={table.seats.length} />
      <div class="table-words">
        <strong>{names(table) || spellCode(table.code)}</strong>
        <span>{[game, standing(table, t), watchers].filter(Boolean).join(' · ')}</span>
      </div>
      {children}
    </li>
  )
}
