import type { ChatLine, RequestName, TableView } from '@heorot/shared'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import type { TableSession } from '../../session/TableSession'
import { allowDialogs, emptyPage } from '../../app/testkit/page'
import { sessionAt } from '../../testkit/tableSession'
import { ChatTab } from './ChatTab'
import { SessionContext } from './context'
import { DoorControls } from './DoorControls'

const seat = { name: 'Unferth', person: 'unferth', muted: false }
const table = {
  ...{ match: 1, revision: 0, commitment: 'c', host: 'wealhtheow', waitingFor: [] },
  ...{ seats: [seat], locked: false, watch: 'everyone' },
} as unknown as TableView
const line = (n: number, person: string, name: string) =>
  ({ n, person, name, seat: null, channel: 'spectators', said: { text: 'Oh!' } }) as ChatLine
const chat = [
  line(1, 'wealhtheow', 'Wealhtheow'),
  line(2, 'grendel', 'Grendel'),
  line(3, 'unferth', 'Unferth'),
]

let page: HTMLElement
let asked: (readonly [RequestName, unknown])[]

beforeAll(allowDialogs)

beforeEach(async () => {
  await speak('en')
  page = emptyPage()
})

const commands = () => asked.filter(([name]) => name === 'host').map(([, command]) => command)

async function showTo(person: string): Promise<TableSession> {
  const { session, ...told } = await sessionAt(table, { person, seat: null, acts: true, chat })
  asked = told.asked
  const parts = (
    <SessionContext.Provider value={session}>
      <ChatTab />
      <DoorControls table={table} />
    </SessionContext.Provider>
  )
  act(() => render(parts, page))
  return session
}

const named = (name: string) =>
  [...page.querySelectorAll('button')].find(button => (button.ariaLabel ?? button.textContent) === name)
/** Presses, and waits until the table has answered. */
const press = (name: string) =>
  act(async () => {
    named(name)!.click()
    await new Promise(resolve => setTimeout(resolve))
  })
const lineOf = (name: string) =>
  [...page.querySelectorAll('.said')].find(said => said.querySelector('strong')?.textContent === name)

test('a host mutes and unmutes somebody who only watches, and sees that it is so', async () => {
  await showTo('wealhtheow')
  await press('Manage Grendel')
  await press('Mute for everyone')
  expect(lineOf('Grendel')?.textContent).toContain('Muted')
  await press('Manage Grendel')
  expect(named('Mute for everyone')).toBeUndefined()
  await press('Unmute for everyone')
  expect(lineOf('Grendel')?.textContent).not.toContain('Muted')
  expect(commands()).toEqual([
    { do: 'mute', person: 'grendel', muted: true },
    { do: 'mute', person: 'grendel', muted: false },
  ])
})

test('of somebody who sits, the table says whether they are muted', async () => {
  const session = await showTo('wealhtheow')
  await press('Manage Unferth')
  await press('Mute for everyone')
  expect(session.isMuted('unferth')).toBe(false)
  act(() => {
    session.table.value = { ...table, seats: [{ ...seat, muted: true }] } as unknown as TableView
  })
  expect(session.isMuted('unferth')).toBe(true)
  act(() => {
    session.table.value = { ...table, seats: [] }
  })
  expect(session.isMuted('unferth')).toBe(true)
})

test('a host may also just not listen', async () => {
  await showTo('wealhtheow')
  await press('Manage Grendel')
  await press('Mute only for me')
  expect(lineOf('Grendel')).toBeUndefined()
  expect(commands()).toEqual([])
  await press('Unmute Grendel')
  expect(lineOf('Grendel')).toBeDefined()
})

test('nobody manages themselves, and a guest nobody', async () => {
  await showTo('wealhtheow')
  expect(named('Manage Wealhtheow')).toBeUndefined()
  act(() => render(null, page))
  await showTo('grendel')
  expect(named('Manage Unferth')).toBeUndefined()
  expect(named('Mute Unferth')).toBeDefined()
})

test('a host lets nobody watch, and is told before what that means', async () => {
  await showTo('wealhtheow')
  const [everyone, nobody] = page.querySelectorAll<HTMLInputElement>('.segment-input')
  expect(everyone!.checked).toBe(true)
  expect(page.textContent).toContain('current spectators have to leave')
  await act(async () => nobody!.click())
  expect(commands()).toEqual([{ do: 'watch', watch: 'nobody' }])
})
