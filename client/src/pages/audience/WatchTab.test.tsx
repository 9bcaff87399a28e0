import type { TableView } from '@heorot/shared'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { speak } from '../../app/language'
import type { Playhead } from '../../playback/Playhead'
import { TableSession } from '../../session/TableSession'
import { watchEn } from '../broadcast/texts/en'
import { SessionContext } from '../people/context'
import { WatchTab } from './WatchTab'

const table = {
  ...{
    game: 'movie',
    phase: 'playing',
    hands: 'open',
    broadcast: 5,
    spectators: 0,
    seats: [{}],
    revision: 3,
  },
  holders: [{ seat: 0, from: 1, name: 'Unferth', person: 'unferth', bot: null }],
} as unknown as TableView

/** What somebody without a seat reads. */
async function wordsFor(person: string, opened: boolean): Promise<string> {
  const session = new TableSession(
    { code: 'HRT4Q7WK', name: 'Unferth', token: 'secret-of-unferth' },
    { open: async () => ({ request: async () => ({ ok: true }), leave: () => {} }), wait: async () => {} },
  )
  session.table.value = table
  session.you.value = { person, seat: null, acts: true }
  session.opened.value = opened
  const page = document.createElement('div')
  const playhead = { frame: signal(null) } as unknown as Playhead
  const tab = <WatchTab {...{ table, playhead }} entries={[]} chances={null} saidUntil={Infinity} />
  await act(() => render(<SessionContext.Provider value={session}>{tab}</SessionContext.Provider>, page))
  while (!page.querySelector('.viewers-chat')) await act(() => new Promise(resolve => setTimeout(resolve)))
  const placeholder = page.querySelector<HTMLInputElement>('.composer input')!.placeholder
  return `${page.textContent} ${placeholder}`
}

beforeAll(() => speak('en'))

test('who has stood up writes to the table; the viewers have their own chat', async () => {
  const viewer = await wordsFor('scop', false)
  expect(viewer).toContain(watchEn.viewersOnly)
  expect(viewer).toContain(watchEn.sayToViewers)
  const player = await wordsFor('unferth', false)
  expect(player).not.toContain(watchEn.viewersOnly)
  expect(player).not.toContain(watchEn.sayToViewers)
})

test('with open hands it says why nothing moves while somebody thinks', async () => {
  expect(await wordsFor('scop', true)).toContain(watchEn.openLate)
  expect(await wordsFor('scop', false)).not.toContain(watchEn.openLate)
})
