import type { TableView } from '@heorot/shared'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { TableSession } from '../../session/TableSession'
import { SessionContext } from '../people/context'
import { Watching } from './Watching'

const table = {
  ...{ match: 1, revision: 0, commitment: 'c', host: 'wealhtheow', waitingFor: [], seats: [], spectators: 2 },
} as unknown as TableView
const you = { person: 'wealhtheow', seat: null, acts: true }
const watchers = [
  { person: 'wealhtheow', name: 'Wealhtheow', muted: false },
  { person: 'grendel', name: 'Grendel', muted: false },
]

const answers: Record<string, object> = {
  sync: { ok: true, you, now: 0, mine: null, chat: [] },
  audience: { ok: true, watchers },
}

async function hostSession(): Promise<TableSession> {
  const session = new TableSession(
    { code: 'HRT4Q7WK', name: 'Wealhtheow', token: 'secret-of-wealhtheow' },
    {
      open: async (_code, _join, { patch }) => {
        patch({ table, view: null, events: [] })
        return { request: async name => answers[name] ?? { ok: true }, leave: () => {} }
      },
      wait: async () => {},
    },
  )
  void session.run()
  while (session.state.value !== 'live') await Promise.resolve()
  return session
}

test('the list says that somebody is muted as soon as the table has answered', async () => {
  await speak('en')
  // jsdom knows no modal dialogs.
  HTMLDialogElement.prototype.showModal = () => {}
  HTMLDialogElement.prototype.close = () => {}
  const session = await hostSession()
  const page = document.createElement('div')
  const named = (name: string) => [...page.querySelectorAll('button')].find(one => one.textContent === name)
  const turn = () => act(() => new Promise<void>(resolve => setTimeout(resolve)))
  const list = <Watching table={table} />
  act(() => render(<SessionContext.Provider value={session}>{list}</SessionContext.Provider>, page))
  // Its words and the list come one after the other.
  while (!named('Grendel')) await turn()
  act(() => named('Grendel')!.click())
  await turn()
  act(() => named('Mute for everyone')!.click())
  await turn()
  expect(named('Grendel · Muted')).toBeDefined()
})
