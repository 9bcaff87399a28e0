import type { TableSummary } from '@heorot/shared'
import { useEffect } from 'preact/hooks'
import { words } from '../../app/language'
import { followLobby, lobby } from '../../session/lobby'
import { emptySeats } from '../join/standing'
import { TableRow } from './TableRow'

const openFor = (table: TableSummary) => table.phase === 'waiting' && emptySeats(table) > 0 && !table.locked

/** Tables with a free seat first, then those worth watching. */
const inOrder = (tables: readonly TableSummary[]) =>
  [...tables]
    .filter(table => openFor(table) || table.watch === 'everyone')
    .sort((a, b) => Number(openFor(b)) - Number(openFor(a)))

/** What one does here, for as long as there is nothing to watch. */
const Steps = () => {
  const { steps } = words().home
  return (
    <ol class="steps">
      <li>{steps.open}</li>
      <li>{steps.send}</li>
      <li>{steps.play}</li>
    </ol>
  )
}

export function LiveTables() {
  useEffect(followLobby, [])
  const t = words().home
  const { state, tables } = lobby.value
  const shown = inOrder(tables)
  return (
    <section class="live-tables" aria-labelledby="live-title">
      <header>
        <h2 id="live-title">{t.live}</h2>
        {state === 'live' && (
          <span class="live-count">
            <i class="dot" aria-hidden="true" /> {t.liveCount(shown.length)}
          </span>
        )}
      </header>
      {shown.length === 0 && <p class="hint">{state === 'lost' ? t.liveAway : t.liveNone}</p>}
      {shown.length === 0 && <Steps />}
      <ul class="table-list">
        {shown.map(table => (
          <TableRow key={table.code} table={table}>
            <a class="button" href={openFor(table) ? `/t/${table.code}` : `/t/${table.code}?watch`}>
              {openFor(table) ? t.sit : t.watch}
            </a>
          </TableRow>
        ))}
      </ul>
    </section>
  )
}
