/** @jest-environment node */
/** The service worker runs here with a stand-in for its browser. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'

const SOURCE = readFileSync(join(__dirname, 'serviceWorker.js'), 'utf8')

interface FakePage {
  readonly url: string
  readonly visibilityState: string
  focus(): void
}

function startWorker(search: string, pages: readonly FakePage[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: [title: string, options: { body: string; tag: string; data: { path: string } }][] = []
  const opened: string[] = []
  const stored: string[] = []
  const self = {
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
  const push = (message: object) => fire('push', { data: { json: () => message } })
  return { shown, opened, stored, fire, push }
}

const turn = {
  kind: 'turn',
  code: 'K7MWPD3X',
  others: ['Hrothgar', 'Unferth'],
  deadline: null,
  language: 'pl',
}
const page = (path: string, visibilityState = 'hidden') => ({
  ...{ url: `https://hall${path}`, visibilityState },
  focus: jest.fn(),
})

it('shows one notification per table, in the language of the device', async () => {
  const worker = startWorker('?push', [page('/')])
  await worker.push(turn)
  await worker.push({ ...turn, kind: 'reminder', language: 'xx', deadline: 1_800_000_000_000 })
  expect(worker.shown.map(([title, { tag }]) => [title, tag])).toEqual([
    ['Twoja tura', 'K7MWPD3X'],
    ['Still your turn: not much time left', 'K7MWPD3X'],
  ])
  expect(worker.shown[0]![1].body).toBe('Przy stole: Hrothgar, Unferth')
  expect(worker.shown[0]![1].data).toEqual({ path: '/t/K7MWPD3X' })
})

it('shows none while one of our pages can be seen', async () => {
  const worker = startWorker('?push', [page('/t/OTHER222'), page('/', 'visible')])
  await worker.push(turn)
  expect(worker.shown).toEqual([])
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
