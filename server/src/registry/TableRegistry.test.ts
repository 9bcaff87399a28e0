/** Two processes on one store: whatever a process believes, the fence in the store decides. */
import { createShape } from '@heorot/shared'
import { Fenced, type Owner, type Store, type Write } from '../store/Store'
import { openSqlite } from '../store/sqlite/sqlite'
import type { Outlet } from '../tables/tableDeps'
import { newRecord } from '../tables/record/newRecord'
import { Halls } from '../halls/Halls'
import { anythingLegal } from '../tables/bots/thinker'
import { AMPLE, guestNamed, SILENT, unpaused } from '../../test/support/fakeTable'
import { until } from '../../test/support/harness'
import { openIn } from '../../test/support/storeLaws'
import { type RegistryDeps, TableRegistry } from './TableRegistry'

const CODE = 'ABCDEFGH'
const SLEEP: Write = { kind: 'wake', code: CODE, at: null }
const store = openSqlite({ data: ':memory:', sync: 'normal' })
const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2 })
const record = newRecord(CODE, order, {}, guestNamed('Hrothgar'), 'seed', 1)

beforeEach(async () => {
  const fence = await openIn(store, CODE)
  await store.commit(
    [
      { kind: 'table', record, wakeAt: null },
      { kind: 'release', code: CODE },
    ],
    fence,
  )
})
afterAll(() => store.close())

/** A process with rooms that send nothing anywhere. */
class Process {
  now = 1_800_000_000_000
  /** How often everybody was sent out. */
  reopened = 0
  readonly warnings: unknown[] = []
  readonly registry: TableRegistry

  constructor(deps: Partial<RegistryDeps> = {}) {
    this.registry = new TableRegistry({
      ...{ store, thinker: anythingLegal, botPause: 0, capacity: AMPLE, now: () => this.now },
      groupHalls: new Halls(store, () => this.now),
      playTime: unpaused(() => this.now),
      ...{ name: 'a', answers: async () => false },
      warn: error => this.warnings.push(error),
      makeRoom: ({ open }) => open(this.outlet),
      ...deps,
    })
  }

  readonly outlet: Outlet = {
    ...SILENT,
    disconnectAll: () => {
      this.reopened++
      void this.registry.forget(CODE)
    },
  }

  get table() {
    return this.registry.awake.get(CODE)!
  }

  arrive() {
    const token = 'Breca'.padEnd(22, '0')
    return this.table.arrive('session', guestNamed('Breca'), { name: 'Breca', token })
  }
}

/** A room that is only made when told. */
function slowRoom() {
  let make = () => {}
  const made = new Promise<void>(resolve => {
    make = resolve
  })
  const makeRoom =
    (outlet: () => Outlet): RegistryDeps['makeRoom'] =>
    ({ open }) =>
      made.then(() => open(outlet()))
  return { make, makeRoom }
}

it('shows nobody a copy that another process has taken over, and sends everybody there', async () => {
  const [stale, fresh] = [new Process(), new Process()]
  await stale.registry.wake(CODE)
  const { table } = stale
  await table.arrive('before', guestNamed('Hrothgar'), { name: 'Hrothgar', token: '' })
  await fresh.registry.wake(CODE)
  await expect(stale.arrive()).rejects.toThrow(Fenced)
  expect([stale.reopened, stale.registry.awake.size]).toEqual([1, 0])
  await expect(table.request('before', 'sync', {})).rejects.toThrow('left memory')
  expect(await fresh.arrive()).toBeNull()
})

it('answers no request to look at a copy that another process has taken over', async () => {
  const stale = new Process()
  await stale.registry.wake(CODE)
  expect(await stale.arrive()).toBeNull()
  await openIn(store, CODE)
  await expect(stale.table.request('session', 'sync', {})).rejects.toThrow(Fenced)
  expect(stale.reopened).toBe(1)
})

it('writes under its own fence even if an earlier opening failed and could not be given back', async () => {
  let fails = true
  const { make, makeRoom } = slowRoom()
  const process: Process = new Process({
    makeRoom: order => {
      if (fails) return Promise.reject(new Error('the store is away'))
      return makeRoom(() => process.outlet)(order)
    },
  })
  expect(await process.registry.wake(CODE)).toEqual({ reason: 'server-error' })
  fails = false
  const waking = process.registry.wake(CODE)
  process.now += 10_000
  process.registry.tick()
  make()
  expect(await waking).toBeNull()
  await process.table.confirm()
  await openIn(store, CODE)
  await expect(process.table.write([SLEEP])).rejects.toThrow(Fenced)
})

it('does not serve a table that was taken over while it was still being opened', async () => {
  const { make, makeRoom } = slowRoom()
  const slow: Process = new Process({ makeRoom: makeRoom(() => slow.outlet) })
  const waking = slow.registry.wake(CODE)
  await until('its fence', async () => (await store.ownership(CODE)).fence > 0)
  const quick = new Process()
  await quick.registry.wake(CODE)
  make()
  await waking
  await expect(slow.arrive()).rejects.toThrow(Fenced)
  expect(await quick.arrive()).toBeNull()
})

it('notices that a table is gone however its clock runs, also where nobody does anything', async () => {
  const shared: Store = { ...store, isShared: true }
  const paused = new Process({ store: shared })
  await paused.registry.wake(CODE)
  expect(await paused.arrive()).toBeNull()
  await openIn(store, CODE)
  // Its clock stood still meanwhile, then jumps back.
  paused.registry.tick()
  await until('everybody being sent out', () => paused.reopened === 1)
  paused.now -= 3_600_000
  paused.registry.tick()
  expect(paused.registry.awake.size).toBe(0)
})

it('looks again after a table that could not be woken', async () => {
  await store.commit([{ kind: 'table', record, wakeAt: 0 }])
  let fails = true
  const process: Process = new Process({
    makeRoom: ({ open }) => (fails ? Promise.reject(new Error('the store is away')) : open(process.outlet)),
  })
  process.registry.tick()
  await until('a first try', () => process.warnings.length === 1)
  fails = false
  await until('a second try', () => {
    process.now += 6000
    process.registry.tick()
    return process.registry.awake.size === 1
  })
})

it('is not confused by an answer of the store that comes after a long pause', async () => {
  let answer = () => {}
  const late = new Promise<void>(resolve => {
    answer = resolve
  })
  let isPaused = false
  const paused = new Process({
    store: {
      ...store,
      commit: async (writes, fence) => {
        await store.commit(writes, fence)
        if (isPaused) await late
      },
    },
  })
  await paused.registry.wake(CODE)
  isPaused = true
  const arriving = paused.arrive()
  await new Promise(setImmediate)
  await openIn(store, CODE)
  isPaused = false
  answer()
  // The check was true when the store made it, and nothing newer had been seen by whoever waits here.
  expect(await arriving).toBeNull()
  await expect(paused.table.write([SLEEP])).rejects.toThrow(Fenced)
})

describe('a table of another process', () => {
  const owner: Owner = { name: 'b', address: 'http://b' }
  const withOwner = (of: Owner | null): Store => ({
    ...store,
    ownership: async code => ({ ...(await store.ownership(code)), owner: of }),
    due: async () => [{ code: CODE, owner: of }],
  })

  it('is left to it while it answers', async () => {
    const { registry } = new Process({ store: withOwner(owner), answers: async () => true })
    expect(await registry.wake(CODE)).toEqual(owner)
    registry.tick()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect(registry.awake.size).toBe(0)
  })

  it('is opened here when it does not answer', async () => {
    const process = new Process({ store: withOwner(owner) })
    expect(await process.registry.wake(CODE)).toBeNull()
    expect(await process.arrive()).toBeNull()
  })

  it('is opened here by itself when it must wake and its process does not answer', async () => {
    const { registry } = new Process({ store: withOwner(owner) })
    registry.tick()
    await until('waking', () => registry.awake.size === 1)
  })

  it('is opened here when the owner is an earlier process of the same name', async () => {
    const answers = jest.fn()
    const { registry } = new Process({ store: withOwner({ ...owner, name: 'a' }), answers })
    expect(await registry.wake(CODE)).toBeNull()
    expect(answers).not.toHaveBeenCalled()
  })

  it('is asked for again when somebody else was faster', async () => {
    let races = 1
    const contested: Store = {
      ...store,
      take: async (code, seen) => (races-- > 0 ? null : store.take(code, seen)),
    }
    expect(await new Process({ store: contested }).registry.wake(CODE)).toBeNull()
  })
})
