/** Opens a person's place at a table; the SDK is loaded only now. */
import { computed, effect } from '@preact/signals'
import { patience } from '../../session/backoff'
import { reloadIfOutdated } from '../../session/freshness'
import { rememberTable } from '../../thisBrowser/myTables'
import { noteDeal } from '../../thisBrowser/notedDeals'
import { type SessionOrder, TableSession } from '../../session/TableSession'

export interface OpenSession {
  readonly session: TableSession
  close(): void
}

export function openSession(order: SessionOrder): OpenSession {
  const session = new TableSession(order, {
    open: async (...join) => (await import('../../session/connection')).openLink(...join),
    wait: patience,
  })
  const game = computed(() => session.table.value?.game ?? null)
  const seated = computed(() => session.you.value?.seat != null)
  const forget = effect(() => {
    if (seated.value && game.value) rememberTable({ code: order.code, token: order.token, game: game.value })
  })
  let lost = false
  const watch = effect(() => {
    if (session.state.value === 'live' && lost) void reloadIfOutdated()
    lost = session.state.value === 'lost'
  })
  const witness = effect(() => {
    const table = session.table.value
    const chance = session.offered.value?.entropy ?? ''
    // After the start it is too late: then the fingerprint may be of a deal somebody has seen.
    if (table?.phase === 'waiting')
      noteDeal({ id: `${table.code}-${table.match}`, commitment: table.commitment, chance })
  })
  const look = () => session.reportVisible(document.visibilityState === 'visible')
  const report = effect(() => {
    if (session.state.value === 'live' && document.visibilityState !== 'visible') look()
  })
  document.addEventListener('visibilitychange', look)
  void session.run()
  return {
    session,
    close: () => {
      forget()
      witness()
      watch()
      report()
      document.removeEventListener('visibilitychange', look)
      session.close()
    },
  }
}
