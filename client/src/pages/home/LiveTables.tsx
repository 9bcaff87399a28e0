import type { TableSummary } from '@heorot/shared'
import { useEffect } from 'preact/hooks'
import { words } from '../../app/language'
import { followLobby, lobby } from '../../api/lobby'
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
    <ol class="stack gap-6 steps">
      <li class="row gap-6">{steps.open}</li>
      <li class="row gap-6">{steps.send}</li>
      <li class="row gap-6">{steps.play}</li>
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
      <header class="row between">
        <h2 id="live-title" class="plain-title">
          {t.live}
        </h2>
        {state === 'live' && (
          <span class="row gap-2 hint">
            <i class="dot" aria-hidden="true" /> {t.liveCount(shown.length)}
          </span>
        )}
      </header>
      {shown.length === 0 && <p class="hint above-4">{state === 'lost' ? t.liveAway : t.liveNone}</p>}
      {shown.length === 0 && <Steps />}
      <ul class="above-4">
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
