import type { SessionInfo, TableView } from '@heorot/shared'
import { spoken, type Texts } from '../../app/language'
import { listed } from '../../app/language/grammar'
import { seatName } from '../../session/names'

/** Whether this person is asked right now. */
export const isMyTurn = (table: TableView, you: SessionInfo | null): boolean =>
  table.phase === 'playing' && you?.seat != null && table.waitingFor.includes(you.seat)

/** Whom the table waits for, in words. */
export function waitingWords(table: TableView, you: SessionInfo | null, t: Texts): string {
  if (table.phase === 'finished') return t.table.nobody
  if (isMyTurn(table, you)) return t.table.yourTurn
  const nameOf = (seat: number) => seatName(table.seats[seat]!, seat, t)
  const names = listed({ language: spoken() }, table.waitingFor, nameOf)
  return names === '' ? '' : t.table.waitFor(names)
}
