/** The ways to a table: its door, its waiting room, and the page for those who may not enter. */
import type { TableSummary, TableView } from '@heorot/shared'
import { render, type VNode } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import { change } from '../../app/settings/settings'
import { gameTexts } from '../../games/gameTexts'
import { emptyPage } from '../../app/testkit/page'
import { RefusedPage } from '../refused/RefusedPage'
import { OptionList } from '../waiting/OptionList'
import { Join } from '../join/Join'

jest.mock('../broadcast/broadcast.css', () => ({}))
jest.mock('../create/seatPlan.css', () => ({}))
jest.mock('../join/join.css', () => ({}))

beforeAll(() => {
  window.scrollTo = () => {}
})

let page: HTMLElement

beforeEach(async () => {
  await speak('en')
  change({ name: '' })
  page = emptyPage()
  while (!gameTexts('legend')) await new Promise(resolve => setTimeout(resolve))
})

const show = (part: VNode) => act(() => render(part, page))

const summary = {
  ...{ code: 'HRT4Q7WK', game: 'legend', phase: 'playing', match: 1, free: 0, spectators: 0, broadcast: 0 },
  ...{ seats: [], locked: false, watch: 'everyone', clock: 'none', progress: null },
} as unknown as TableSummary

test('nobody needs a name to watch', async () => {
  const joined: unknown[] = []
  await show(<Join table={summary} onJoin={(...order) => joined.push(order)} />)
  const watch = [...page.querySelectorAll('button')].find(button => button.textContent === 'Just watch')
  await act(() => watch?.click())
  expect(joined).toEqual([['Spectator']])
})

test.each([
  ['removed', 'Removed from the table'],
  ['no-such-table', 'Table not found'],
  ['locked', 'You can’t join this table'],
  ['server-error', 'Something went wrong'],
])('whoever is refused as %s reads what happened', async (reason, title) => {
  await show(<RefusedPage reason={reason} />)
  expect(page.querySelector('h1')?.textContent).toBe(title)
})

test('the waiting room lists the options that were chosen', async () => {
  const options = { startSeat: 1, advanced: true, fallen: false, openTokens: false }
  await show(<OptionList table={{ game: 'legend', options } as unknown as TableView} />)
  const lines = [...page.querySelectorAll('li')].map(line => line.textContent)
  const [start, advanced] = gameTexts('legend')?.options ?? []
  expect(lines).toEqual([`${start?.label}: Boar`, advanced?.label])
})
