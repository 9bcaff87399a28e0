import type { TableView } from '@heorot/shared'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { allowDialogs, emptyPage } from '../../testkit/page'
import { sessionAt } from '../../testkit/tableSession'
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

test('the list says that somebody is muted as soon as the table has answered', async () => {
  await speak('en')
  allowDialogs()
  const { session } = await sessionAt(table, { ...you, answers: { audience: { watchers } } })
  const page = emptyPage()
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
