/** The store fails for a moment: nothing is answered that is not stored, and everything goes on by itself. */
import { CLOSE_WAKING } from '@heorot/shared'
import { Fenced } from '../src/store/Store'
import { FakeTable } from './support/fakeTable'
import { hallForTest } from './support/hallForTest'
import { matchForTwo, Visitor } from './support/Visitor'
import { tempFolder } from './support/tempFolder'

const folder = tempFolder('away')

it('wakes a table whose first waking failed', async () => {
  const env = { HEOROT_DATA: folder, HEOROT_LOG: 'silent' }
  const before = await hallForTest(env)
  const { code, token, guest } = await matchForTwo(before, { clock: 'brisk' })
  await before.stop()
  const hall = await hallForTest(env)
  const commit = jest.spyOn(hall.store, 'commit').mockRejectedValue(new Error('the store is away'))
  await expect(Visitor.join(hall.url, code, { token })).rejects.toThrow('server-error')
  commit.mockRestore()
  const back = await Visitor.join(hall.url, code, { token: guest.token })
  expect([back.you.seat, back.table.phase]).toEqual([1, 'playing'])
})

it.each([
  ['storing has failed', new Error('the disk is full'), 'server-error'],
  ['it has moved to another process', new Fenced([]), 'server-stopping'],
])('reads a table again when %s', async (_, failure, reason) => {
  const hall = await hallForTest({ HEOROT_LOG: 'silent' })
  const { code, actor } = await matchForTwo(hall)
  const commit = jest.spyOn(hall.store, 'commit').mockRejectedValueOnce(failure)
  expect(await actor.playAnything()).toEqual({ refusal: { reason } })
  commit.mockRestore()
  await actor.until('being sent away', v => v.closedWith === CLOSE_WAKING)
  const back = await Visitor.join(hall.url, code, { token: actor.token })
  expect([back.table.revision, back.mine?.secret]).toEqual([0, actor.mine?.secret])
  expect(await back.playAnything()).toEqual({ ok: true, revision: 1 })
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
