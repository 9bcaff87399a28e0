/** Nobody is sent to a server that cannot store; it finds out by writing, says why, and recovers by itself. */
import { until } from '../../test/support/harness'
import { intentAt } from '../../test/support/storeLaws'
import { PlayTimeSaver } from '../store/PlayTimeSaver'
import { readiness } from './health'
import type { TableRegistry } from '../registry/TableRegistry'
import type { Store } from '../store/Store'
import { openSqlite } from '../store/sqlite/sqlite'
import { watched } from '../store/reportTrouble'

let raw: Store
let saver: PlayTimeSaver
let ready: () => Promise<string | null>
const registry = { isLeaving: false }
const notice = { trouble: jest.fn(), over: jest.fn() }

beforeEach(async () => {
  jest.clearAllMocks()
  raw = openSqlite({ data: ':memory:', sync: 'normal' })
  const store = watched({ ...raw, commit: (...args) => raw.commit(...args), ping: () => raw.ping() }, notice)
  saver = await PlayTimeSaver.begin(store, Date.now)
  ready = readiness(registry as TableRegistry, store, saver)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await saver.end()
  await raw.close()
})

const failure = (code: object) => Object.assign(new Error('at 10.0.0.7, password geheim'), code)

it.each([
  ['a full disk', { code: 'SQLITE_FULL' }, /^The disk is full/],
  ['a failing disk, by a detailed code', { code: 'UNKNOWN_SQLITE_ERROR_3338', rawCode: 3338 }, /^The disk/],
  ['a read-only folder', { code: 'UNKNOWN_SQLITE_ERROR_1544', rawCode: 1544 }, /cannot be written to/],
  ['a damaged file', { code: 'SQLITE_CORRUPT' }, /^The SQLite file is damaged: stop the server and restore/],
  ['a Postgres that is away', { code: 'ECONNREFUSED' }, /^The database does not answer/],
  ['a Postgres that only reads', { code: '25006' }, /cannot be written to/],
  ['anything else', {}, /^The store does not work/],
])('says so: %s', async (_, code, sentence) => {
  expect(await ready()).toBeNull()
  const broken = jest.spyOn(raw, 'commit').mockRejectedValue(failure(code))
  await saver.save()
  expect(await ready()).toMatch(sentence)
  await saver.save()
  expect(notice.trouble).toHaveBeenCalledTimes(1)
  broken.mockRestore()
  await until('being ready again', async () => (await ready()) === null)
  expect(notice.over).toHaveBeenCalledTimes(1)
})

it('notices a store that cannot even be read', async () => {
  const broken = jest.spyOn(raw, 'ping').mockRejectedValue(failure({ code: 'ETIMEDOUT' }))
  expect(await ready()).toMatch(/^The database does not answer/)
  broken.mockRestore()
  await until('being ready again', async () => (await ready()) === null)
})

it('is not put off by one table’s mistake', async () => {
  await raw.commit([intentAt('A', 1, 'a')])
  const store = watched(raw, notice)
  await expect(store.commit([intentAt('A', 1, 'b')])).rejects.toThrow('stored already')
  expect([store.trouble, await ready()]).toEqual([null, null])
})
