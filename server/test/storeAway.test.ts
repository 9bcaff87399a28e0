/** The store fails for a moment: nothing is answered that is not stored, and everything goes on by itself. */
import { createShape } from '@heorot/shared'
import { type RoomOrder, TableRegistry } from '../src/registry/TableRegistry'
import { Fenced } from '../src/store/Store'
import { openSqlite } from '../src/store/sqlite/sqlite'
import { newRecord } from '../src/tables/record/newRecord'
import { Halls } from '../src/halls/Halls'
import { anythingLegal } from '../src/tables/bots/thinker'
import { AMPLE, FakeTable, guestNamed, unpaused } from './support/fakeTable'
import { openHall, until } from './support/harness'
import { matchForTwo, Visitor } from './support/Visitor'
import { tempFolder } from './support/tempFolder'

const folder = tempFolder('away')

const away = () => Promise.reject(new Error('the store is away'))

it('wakes a table whose first waking failed', async () => {
  const env = { HEOROT_DATA: folder, HEOROT_LOG: 'silent' }
  const before = await openHall(env)
  const { code, token, guest } = await matchForTwo(before, { clock: 'brisk' })
  await before.stop()
  const hall = await openHall(env)
  const commit = jest.spyOn(hall.store, 'commit').mockImplementation(away)
  await expect(Visitor.join(hall.url, code, { token })).rejects.toThrow('server-error')
  commit.mockRestore()
  const back = await Visitor.join(hall.url, code, { token: guest.token })
  expect([back.you.seat, back.table.phase]).toEqual([1, 'playing'])
  await hall.stop()
})

it('lets people come again when the table has moved to another process', async () => {
  const hall = await openHall()
  const { code, actor } = await matchForTwo(hall)
  const moved = new Fenced([{ code, fence: 1 }])
  const commit = jest.spyOn(hall.store, 'commit').mockRejectedValueOnce(moved)
  expect(await actor.playAnything()).toEqual({ refusal: { reason: 'server-stopping' } })
  commit.mockRestore()
  await actor.until('being sent away', v => v.closedWith !== null)
  const back = await Visitor.join(hall.url, code, { token: actor.token })
  expect(await back.playAnything()).toEqual({ ok: true, revision: 1 })
  await hall.stop()
})

it('looks again after a table that could not be woken', async () => {
  const store = openSqlite({ data: ':memory:', sync: 'normal' })
  const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2 })
  const record = newRecord('ABCDEFGH', order, {}, guestNamed('Hrothgar'), 'seed', 1)
  await store.commit([{ kind: 'table', record, wakeAt: 0 }])
  let now = 1_800_000_000_000
  const warn = jest.fn()
  const made: string[] = []
  const makeRoom = async ({ code }: RoomOrder) => {
    made.push(code)
    if (made.length === 1) throw new Error('the store is away')
  }
  const registry = new TableRegistry({
    groupHalls: new Halls(store, () => now),
    ...{ store, thinker: anythingLegal, botPause: 0, capacity: AMPLE, now: () => now, warn, makeRoom },
    ...{ name: undefined, answers: async () => false, playTime: unpaused(() => now) },
  })
  registry.tick()
  await until('a first try', () => warn.mock.calls.length === 1)
  await until('a second try', () => {
    now += 6000
    registry.tick()
    return made.length > 1
  })
  await store.close()
})

it('does not write what it remembers over what the store may hold', async () => {
  const fake = new FakeTable()
  await fake.enter('Hrothgar')
  const stored: string[] = []
  jest.spyOn(fake.store, 'commit').mockImplementation(async writes => {
    if (writes.length === 0) return
    stored.push(...writes.map(write => write.kind))
    throw new Error('stored, but the line broke before the answer')
  })
  await expect(fake.enter('Breca', true)).rejects.toThrow('the line broke')
  expect(stored).toEqual(['table'])
  await expect(fake.ask('Hrothgar', 'sync')).rejects.toThrow('left memory')
  await fake.table.close().catch(() => {})
  expect(stored.filter(kind => kind === 'table')).toHaveLength(1)
})
