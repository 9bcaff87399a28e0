import type { SessionInfo, TableView } from '@heorot/shared'
import { spoken, type Texts } from '../../app/language'
import { seatName } from '../../session/seatName'

/** Whether this person is asked right now. */
export const isMyTurn = (table: TableView, you: SessionInfo | null): boolean =>
  table.phase === 'playing' && you?.seat != null && table.waitingFor.includes(you.seat)

/** Whom the table waits for, in words. */
export function waitingWords(table: TableView, you: SessionInfo | null, t: Texts): string {
  if (table.phase === 'finished') return t.table.nobody
  if (isMyTurn(table, you)) return t.table.yourTurn
  const names = table.waitingFor.map(seat => seatName(table.seats[seat]!, seat, t))
  return names.length > 0 ? t.table.waitFor(new Intl.ListFormat(spoken()).format(names)) : ''
}
