/** The browser's own connection over real sockets: what was sent when the line broke is played once, never twice. */
import { type AnyGame, findGame, rngFrom } from '@heorot/shared'
import { openLink } from '../client/src/session/connection'
import { TableSession } from '../client/src/session/TableSession'
import { type Hall, openHall, until } from '../server/test/support/harness'
import { newTestToken } from '../server/test/support/Visitor'
import { CLEAR, FaultProxy } from '../tools/faults/FaultProxy'

let hall: Hall
let proxy: FaultProxy
const sessions: TableSession[] = []

beforeAll(async () => {
  hall = await openHall({ HEOROT_LOG: 'silent' })
  proxy = await FaultProxy.to(hall.port)
  // What a browser has and the connection needs.
  Object.assign(globalThis, { window: globalThis, location: { origin: `http://127.0.0.1:${proxy.port}` } })
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const session of sessions.splice(0)) session.close()
})
afterAll(async () => {
  await proxy.close()
  await hall.stop()
})

function come(code: string, token: string, sit?: boolean): TableSession {
  const wait = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))
  const order = { code, token, name: 'Breca', ...(sit && { sit }) }
  const session = new TableSession(order, { open: openLink, wait })
  sessions.push(session)
  void session.run()
  return session
}

/** A match of two; whoever is asked first, and something they may do. */
async function beginMatch() {
  const { code, token } = await hall.create()
  const host = come(code, token)
  await until('the host to sit', () => host.state.value === 'live')
  const guest = come(code, newTestToken(), true)
  await until('the guest to sit', () => guest.state.value === 'live')
  expect(await host.command({ do: 'start' })).toBeNull()
  const asked = () => [host, guest].find(session => session.frame.value?.prompt)
  const actor = await until('somebody to be asked', asked)
  const intent = (findGame('movie') as AnyGame).suggest(actor.frame.value!.prompt!, rngFrom('1'.repeat(32)))
  return { code, actor, intent }
}

async function isPlayedOnce(code: string): Promise<void> {
  await until('all seeing it', () => sessions.every(session => session.frame.value?.revision === 1))
  expect(await hall.store.loadIntents(code, 1)).toHaveLength(1)
}

it('is acknowledged when it was stored and the line broke before the answer', async () => {
  const { code, actor, intent } = await beginMatch()
  const { store } = hall
  const commit = store.commit.bind(store)
  jest.spyOn(store, 'commit').mockImplementationOnce(async (...writes) => {
    await commit(...writes)
    proxy.weather = { kind: 'cut' }
  })
  const acted = actor.act(intent)
  await until('the line to break', () => actor.state.value === 'lost')
  proxy.weather = CLEAR
  expect(await acted).toBeNull()
  await isPlayedOnce(code)
})

it('is played when the line broke before the server heard of it', async () => {
  const { code, actor, intent } = await beginMatch()
  proxy.weather = { kind: 'silent' }
  const acted = actor.act(intent)
  proxy.weather = { kind: 'cut' }
  await until('the line to break', () => actor.state.value === 'lost')
  proxy.weather = CLEAR
  expect(await acted).toBeNull()
  await isPlayedOnce(code)
})

it('is played once the server can store again', async () => {
  const { code, actor, intent } = await beginMatch()
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  jest.spyOn(hall.store, 'commit').mockRejectedValueOnce(full)
  expect(await actor.act(intent)).toBeNull()
  await isPlayedOnce(code)
})
