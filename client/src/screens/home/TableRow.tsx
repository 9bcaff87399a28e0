import type { TableSummary } from '@heorot/shared'
import type { ComponentChildren } from 'preact'
import { SigilRow } from '../../dom/Sigil'
import { type Texts, words } from '../../i18n'
import { spellCode } from '../../net/codes'
import { gameTexts } from '../../table/gameTexts'

/** Seats that neither a person nor a bot holds. */
export const emptySeats = (table: TableSummary): number =>
  table.seats.filter(seat => seat.name === '' && !seat.bot).length

/** Where the table stands: waiting, act II, finished. */
export function standing(table: TableSummary, t: Texts): string {
  const empty = emptySeats(table)
  if (table.phase === 'waiting') return empty > 0 ? t.home.freeSeats(empty) : t.home.waiting
  if (table.phase === 'finished') return t.home.finished
  const progress = table.progress
  return (progress && gameTexts(table.game)?.progress(progress.step, progress.of)) ?? ''
}

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
