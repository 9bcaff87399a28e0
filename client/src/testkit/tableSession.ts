/** For tests of pages: a place at a table that never changes and does whatever is asked. */
import type { ChatLine, RequestName, SessionInfo, TableView } from '@heorot/shared'
import { TableSession } from '../session/TableSession'

interface Place extends SessionInfo {
  readonly chat?: readonly ChatLine[]
  /** What is answered to requests besides `ok`. */
  readonly answers?: Partial<Record<RequestName, object>>
}

/** A session that is live, and what was asked in it. */
export async function sessionAt(table: TableView, { chat = [], answers = {}, ...you }: Place) {
  const asked: [RequestName, unknown][] = []
  const sync = { you, now: 0, mine: null, chat }
  const session = new TableSession(
    { code: 'HRT4Q7WK', name: you.person, token: `secret-of-${you.person}` },
    {
      open: async (_code, _join, { patch }) => {
        patch({ table, view: null, events: [] })
        return {
          request: async (name, payload) => {
            if (name !== 'sync') asked.push([name, payload])
            return { ok: true, ...(name === 'sync' ? sync : answers[name]) }
          },
          leave: () => {},
        }
      },
      wait: async () => {},
    },
  )
  void session.run()
  while (session.state.value !== 'live') await Promise.resolve()
  return { session, asked }
}
