/** @jest-environment node */
/** The service worker runs here with a stand-in for its browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

const SOURCE = readFileSync(join(__dirname, 'serviceWorker.js'), 'utf8')

interface FakePage {
  readonly url: string
  focus(): void
  postMessage(message: object): void
}

function startWorker(search: string, pages: readonly FakePage[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: [title: string, options: { body: string; tag: string; data: { path: string } }][] = []
  const opened: string[] = []
  const stored: string[] = []
  const self = {
    navigator: { language: 'fr-CH' },
    location: { href: `https://hall/serviceWorker.js${search}`, origin: 'https://hall' },
    addEventListener: (name: string, listen: (event: object) => void) => listeners.set(name, listen),
    clients: { matchAll: async () => pages, openWindow: async (path: string) => opened.push(path) },
    registration: { showNotification: async (...shows: (typeof shown)[0]) => shown.push(shows) },
  }
  const caches = { open: async (name: string) => ({ addAll: async () => stored.push(name) }) }
  runInContext(SOURCE, createContext({ self, caches, URL, Intl, Promise, fetch, Response, setTimeout }))
  const fire = async (name: string, event: object) => {
    let work: unknown
    listeners.get(name)?.({ waitUntil: (promise: unknown) => (work = promise), ...event })
    await work
  }
  const push = (notification: object) =>
    fire('push', { data: { json: () => ({ web_push: 8030, notification }) } })
  return { shown, opened, stored, fire, push }
}

const turn = {
  ...{ title: 'Twoja tura', body: 'Przy stole: Hrothgar, Unferth', lang: 'pl' },
  ...{ tag: 'K7MWPD3X', navigate: 'https://hall/t/K7MWPD3X' },
}
const page = (path: string) => ({
  ...{ url: `https://hall${path}`, focus: jest.fn(), postMessage: jest.fn() },
})

it('shows each notification as it came, one per table', async () => {
  const worker = startWorker('?push')
  await worker.push(turn)
  await worker.push({ ...turn, title: 'Still your turn: not much time left', navigate: '/t/K7MWPD3X' })
  const data = { path: '/t/K7MWPD3X' }
  expect(worker.shown).toEqual([
    ['Twoja tura', expect.objectContaining({ body: turn.body, lang: 'pl', tag: 'K7MWPD3X', data })],
    ['Still your turn: not much time left', expect.objectContaining({ tag: 'K7MWPD3X', data })],
  ])
})

it('shows all of them, also while a page can be seen, which hears of each', async () => {
  const [table, home] = [page('/t/OTHER222'), page('/')]
  const worker = startWorker('?push', [table, home])
  for (let i = 0; i < 3; i++) await worker.push(turn)
  expect(worker.shown).toHaveLength(3)
  for (const { postMessage } of [table, home])
    expect(postMessage.mock.calls).toEqual(Array(3).fill([{ shown: 'K7MWPD3X' }]))
})

it.each([
  ['empty', null],
  [
    'garbled',
    {
      json: () => {
        throw new SyntaxError('not JSON')
      },
    },
  ],
])('shows something for a message that arrives %s', async (_, data) => {
  const worker = startWorker('?push')
  await worker.fire('push', { data })
  expect(worker.shown).toEqual([
    ['Heorot', expect.objectContaining({ body: 'Il s’est passé quelque chose à l’une de vos tables.' })],
  ])
})

it('opens the table when it is clicked, or goes to the page that has it', async () => {
  const clicked = { notification: { close: () => {}, data: { path: '/t/K7MWPD3X' } } }
  const apart = startWorker('?push', [page('/')])
  await apart.fire('notificationclick', clicked)
  expect(apart.opened).toEqual(['/t/K7MWPD3X'])
  const there = page('/t/K7MWPD3X')
  const open = startWorker('?push', [there])
  await open.fire('notificationclick', clicked)
  expect([open.opened, there.focus.mock.calls.length]).toEqual([[], 1])
})

it('stores the client for practice, and nothing for notifications alone', async () => {
  const [practice, notices] = [startWorker(''), startWorker('?push')]
  await practice.fire('install', {})
  await notices.fire('install', {})
  expect([practice.stored.length, notices.stored.length]).toEqual([1, 0])
})
