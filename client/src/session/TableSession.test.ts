import { CLOSE_BROADCAST, type JoinOptions, LIMITS, type TableView } from '@heorot/shared'
import { backoff } from './backoff'
import { JoinRefused, type LinkHandlers, type Patch } from './link'
import { TableSession } from './TableSession'

const order = { code: 'HRT4Q7WK', name: 'Maren', token: 'secret-of-maren', sit: 2 }
const table = { match: 1, revision: 0, seats: [], waitingFor: [], commitment: 'c1' } as unknown as TableView
const patch = (part: Partial<TableView> = {}): Patch => ({
  table: { ...table, ...part },
  view: null,
  events: [],
})

/** A server one can switch off: fails to open as long as `down` says, and remembers what it was asked. */
class FakeServer {
  down: (() => Error) | null = null
  joins: JoinOptions[] = []
  asked: { name: string; payload: object }[] = []
  waits: number[] = []
  left = 0
  answer: (name: string) => Promise<unknown> = async name =>
    name === 'sync'
      ? { ok: true, you: { person: 'p', seat: 2, acts: true }, now: Date.now(), mine: null, chat: [] }
      : { ok: true }
  handlers: LinkHandlers | null = null

  get intents(): { readonly id: string }[] {
    return this.asked.flatMap(({ name, payload }) => (name === 'intent' ? [payload as { id: string }] : []))
  }

  readonly open = async (_code: string, options: JoinOptions, handlers: LinkHandlers) => {
    this.joins.push(options)
    if (this.down) throw this.down()
    this.handlers = handlers
    return {
      request: (name: string, payload: object) => {
        this.asked.push({ name, payload })
        return this.answer(name)
      },
      leave: () => {
        this.left++
        handlers.closed(1000)
      },
    }
  }

  readonly wait = async (milliseconds: number) => {
    this.waits.push(milliseconds)
    await new Promise(resolve => setTimeout(resolve, 0))
  }
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 0))
}

let sessions: TableSession[] = []
afterEach(() => {
  for (const session of sessions) session.close()
  sessions = []
})

function started(down: FakeServer['down'] = null) {
  const server = new FakeServer()
  server.down = down
  const session = new TableSession(order, server)
  sessions.push(session)
  return { server, session, run: session.run() }
}

async function live() {
  const all = started()
  await until(() => all.session.state.value === 'live')
  return all
}

test('sits down once, then comes back by the token alone', async () => {
  const { server, session } = await live()
  expect(server.joins[0]).toMatchObject({ name: 'Maren', token: 'secret-of-maren', sit: 2 })
  server.handlers!.closed(1006)
  await until(() => server.joins.length === 2 && session.state.value === 'live')
  expect(server.joins[1]).toMatchObject({ token: 'secret-of-maren' })
  expect(server.joins[1]).not.toHaveProperty('sit')
})

test('says at once that it is lost, and tries for ever with growing patience', async () => {
  const { server, session } = await live()
  server.down = () => new TypeError('fetch failed')
  server.handlers!.closed(4001)
  await until(() => session.state.value === 'lost')
  await until(() => server.waits.length >= 32)
  expect(server.waits.slice(0, 4)).toEqual([0, 1, 2, 3].map(backoff))
  expect(Math.max(...server.waits)).toBe(10_000)
  server.down = null
  await until(() => session.state.value === 'live')
})

test.each(['no-such-table', 'removed', 'locked', 'table-full', 'text-invisible', 'rules-changed'])(
  'stops for good at %s',
  async reason => {
    const { server, session, run } = started(() => new JoinRefused(reason))
    await run
    expect(session.state.value).toBe('refused')
    expect(session.refused.value).toBe(reason)
    expect(server.joins).toHaveLength(1)
  },
)

test('a refusal that may pass is tried again', async () => {
  const { server, session } = started(() => new JoinRefused('server-stopping'))
  await until(() => server.joins.length > 2)
  server.down = null
  await until(() => session.state.value === 'live')
})

test.each([
  [4100, 'removed'],
  [4103, 'no-spectators'],
])('being sent away with %i ends the session: %s', async (code, reason) => {
  const { server, session, run } = await live()
  server.handlers!.closed(code)
  await run
  expect(session.refused.value).toBe(reason)
  expect(server.joins).toHaveLength(1)
  // The line is closed already: a farewell would only be an error in the console.
  expect(server.left).toBe(0)
})

test('open hands that somebody closes lead back to live, and this is noted', async () => {
  const { server, session } = started()
  session.watchOpen(true)
  await until(() => session.state.value === 'live')
  server.handlers!.closed(CLOSE_BROADCAST)
  await until(() => server.joins.length === 2 && session.state.value === 'live')
  expect(session.opened.value).toBe(false)
  expect(session.sentToLive.value).toBe(true)
})

test('hands that are closed on the way to them lead back to live, and this is noted, too', async () => {
  const { server, session } = await live()
  server.down = () => new JoinRefused('no-broadcast')
  session.watchOpen(true)
  server.handlers!.closed(1000)
  await until(() => !session.opened.value)
  server.down = null
  await until(() => session.state.value === 'live')
  expect(session.sentToLive.value).toBe(true)
})

test('nothing is queued while the connection is gone', async () => {
  const { server, session } = started()
  expect(await session.act({ kind: 'place' })).toEqual({ reason: 'offline' })
  await until(() => session.state.value === 'live')
  expect(server.asked.map(({ name }) => name)).toEqual(['sync'])
})

test('answers become refusals or nothing, a broken line is named', async () => {
  const { server, session } = await live()
  expect(await session.act({ kind: 'place' })).toBeNull()
  server.answer = async () => ({ refusal: { reason: 'not-your-turn' } })
  expect(await session.act({ kind: 'place' })).toEqual({ reason: 'not-your-turn' })
  server.answer = () => Promise.reject(new Error('connection closed'))
  expect(await session.say({ said: { phrase: 'hello' } })).toEqual({ reason: 'connection-lost' })
  expect(new Set(server.intents.map(({ id }) => id)).size).toBe(2)
})

describe('an intent that was not answered', () => {
  const lost = () => Promise.reject(new Error('connection closed'))
  const refused = (reason: string) => async () => ({ refusal: { reason } })

  /** A live session whose next intent is answered by the first of these, the one after by the second. */
  async function answering(...answers: ((server: FakeServer) => Promise<unknown>)[]) {
    const { server, session } = await live()
    server.handlers!.patch(patch())
    const { answer } = server
    server.answer = name => (name === 'intent' ? answers.shift()!(server) : answer(name))
    return { server, session }
  }

  const breakLine = (server: FakeServer) => {
    server.handlers!.closed(1006)
    return lost()
  }
  const accepted = async () => ({ ok: true, revision: 1 })

  test.each([
    ['the line broke', breakLine],
    ['nothing came in time', lost],
    ['the server could not say whether it was stored', refused('not-stored')],
    ['the table has moved', refused('server-stopping')],
  ])('is sent again under its id once we are back: %s', async (_, first) => {
    const { server, session } = await answering(first, accepted)
    expect(await session.act({ kind: 'place' })).toBeNull()
    expect(server.joins).toHaveLength(2)
    expect(server.intents).toHaveLength(2)
    expect(server.intents[1]).toEqual(server.intents[0])
  })

  test('is sent again only once, and what became of it is said', async () => {
    const twice = await answering(breakLine, breakLine)
    expect(await twice.session.act({ kind: 'place' })).toEqual({ reason: 'connection-lost' })
    expect(twice.server.intents).toHaveLength(2)
    const late = await answering(breakLine, refused('stale'))
    expect(await late.session.act({ kind: 'place' })).toEqual({ reason: 'stale' })
  })

  test('is not meant for the next match', async () => {
    const { server, session } = await answering(breakLine)
    const { answer } = server
    server.answer = name => {
      if (name === 'sync') server.handlers!.patch(patch({ match: 2 }))
      return answer(name)
    }
    expect(await session.act({ kind: 'place' })).toBeNull()
    expect(server.intents).toHaveLength(1)
  })

  test('is given up with the table', async () => {
    const { server, session } = await answering(breakLine)
    server.down = () => new JoinRefused('no-such-table')
    expect(await session.act({ kind: 'place' })).toEqual({ reason: 'connection-lost' })
    expect(session.refused.value).toBe('no-such-table')
  })
})

test('each new commitment gets new entropy of ours', async () => {
  const { server } = await live()
  expect(server.joins[0]!.entropy).toMatch(/^[0-9a-f]{32}$/)
  server.handlers!.patch(patch())
  server.handlers!.patch(patch({ revision: 1 }))
  server.handlers!.patch(patch({ match: 2, commitment: 'c2' }))
  expect(server.asked.filter(a => a.name === 'entropy')).toHaveLength(1)
})

test('who plays or has played in this match writes to the table until it ends', async () => {
  const { server, session } = await live()
  const holders = [{ seat: 2, from: 1, name: 'Maren', person: 'p', bot: null }]
  const channelAs = (person: string, seat: number | null, phase: TableView['phase']) => {
    server.handlers!.patch(patch({ phase, holders }))
    server.handlers!.you({ person, seat, acts: true })
    return session.channel.value
  }
  expect(channelAs('p', 2, 'playing')).toBe('table')
  expect(channelAs('p', null, 'playing')).toBe('table')
  expect(channelAs('q', null, 'playing')).toBe('spectators')
  expect(channelAs('p', null, 'finished')).toBe('spectators')
  expect(channelAs('p', 2, 'finished')).toBe('table')
})

test('chat lines come once, in order', async () => {
  const { server, session } = await live()
  const line = (n: number) => ({
    n,
    at: 0,
    person: 'p',
    name: 'M',
    seat: 2,
    channel: 'table' as const,
    said: { text: `${n}` },
  })
  for (const n of [2, 1, 2]) server.handlers!.chat(line(n))
  expect(session.chat.value.map(l => l.n)).toEqual([1, 2])
  const count = LIMITS.chatBacklog + 1
  for (let n = 3; n < 3 + count; n++) server.handlers!.chat({ ...line(n), channel: 'spectators' })
  expect(session.chat.value.map(l => l.n).slice(0, 3)).toEqual([1, 2, 4])
  expect(session.chat.value).toHaveLength(1 + count)
})

test('asks for the hand of a new seat as soon as it has one', async () => {
  const { server } = await live()
  const syncs = () => server.asked.filter(({ name }) => name === 'sync').length
  const before = syncs()
  server.handlers!.you({ person: 'p', seat: 2, acts: true })
  server.handlers!.you({ person: 'p', seat: null, acts: false })
  expect(syncs()).toBe(before)
  server.handlers!.you({ person: 'p', seat: 1, acts: true })
  expect(syncs()).toBe(before + 1)
})
