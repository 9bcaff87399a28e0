import type { TableSummary } from '@heorot/shared'
import type { Texts } from '../../app/language'
import { gameTexts } from '../../games/gameTexts'

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
