/** SQLite under the laws of every store, and what all of them share. Postgres stands in e2e/cluster.test.ts. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { newCode } from '../src/ops/secrets'
import { hallLaws } from './support/hallLaws'
import { intentAt, testRecord, storeLaws } from './support/storeLaws'
import { GroupCommit } from '../src/store/GroupCommit'
import { type Fence, Fenced, type Write } from '../src/store/Store'
import { openSqlite } from '../src/store/sqlite/sqlite'
import { tempFolder } from './support/tempFolder'

const folder = tempFolder('store')

const open = async () => openSqlite({ data: join(folder, 'deep/data'), sync: 'full' })

describe('sqlite', () => {
  storeLaws(open)
  hallLaws(open)

  it('keeps thousands of intents in order, whether filed or still in the journal', async () => {
    const codes = Array.from({ length: 7 }, newCode)
    const first = await open()
    for (let step = 1; step <= 200; step++)
      await Promise.all(codes.map(code => first.commit([intentAt(code, step, `${step}`)])))
    for (const step of [1, 150, 200])
      await expect(first.commit([intentAt(codes[0]!, step, 'again')])).rejects.toThrow('stored already')
    await first.close()
    const second = await open()
    for (const code of codes) {
      const rows = await second.loadIntents(code, 1)
      expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 200 }, (_, i) => `${i + 1}`))
    }
    await second.close()
  })

  it('knows the intents of earlier versions, which had a row for each', async () => {
    const data = join(folder, 'old')
    mkdirSync(data)
    const old = new Database(join(data, 'heorot.sqlite'))
    old.exec(
      `create table intents (code text, match integer, step integer, seat integer, id text, intent text)`,
    )
    const put = old.prepare('insert into intents values (?, ?, ?, ?, ?, ?)')
    for (const step of [2, 1, 3])
      put.run('OLDTABLE', 1, step, 0, step === 2 ? null : `${step}`, '{"kind":"x"}')
    put.run('OLDTABLE', 2, 1, 1, 'b', '{"list":["y",1.5]}')
    old.close()
    const store = openSqlite({ data, sync: 'normal' })
    const row = (step: number, id: string | null) => ({
      ...{ step, seat: 0, id, intent: { kind: 'x' }, at: null },
    })
    expect(await store.loadIntents('OLDTABLE', 1)).toEqual([row(1, '1'), row(2, null), row(3, '3')])
    expect((await store.loadIntents('OLDTABLE', 2))[0]!.intent).toEqual({ list: ['y', 1.5] })
    await expect(store.commit([intentAt('OLDTABLE', 3, 'again')])).rejects.toThrow('stored already')
    await store.commit([intentAt('OLDTABLE', 4, 'c')])
    expect((await store.loadIntents('OLDTABLE', 1)).map(({ step }) => step)).toEqual([1, 2, 3, 4])
    await store.close()
    const again = openSqlite({ data, sync: 'normal' })
    expect((await again.loadIntents('OLDTABLE', 1)).length).toBe(4)
    await again.close()
  })

  it('takes a step again that was undone', async () => {
    const code = newCode()
    const store = await open()
    await store.commit([intentAt(code, 1, 'a')])
    await store.commit([{ kind: 'undo', code, match: 1, step: 1 }])
    await store.commit([intentAt(code, 1, 'b')])
    expect((await store.loadIntents(code, 1)).map(({ id }) => id)).toEqual(['b'])
    await store.close()
  })

  it('wakes every table in the end, however many are awake already', async () => {
    const store = openSqlite({ data: ':memory:', sync: 'normal' })
    const codes = Array.from({ length: 250 }, newCode)
    await store.commit(codes.map((code): Write => ({ kind: 'table', record: testRecord(code), wakeAt: 0 })))
    const woken = new Set<string>()
    for (let round = 0; round < 3; round++) for (const { code } of await store.due(1, woken)) woken.add(code)
    expect(woken.size).toBe(codes.length)
    await store.close()
  })
})

it('makes one transaction of all that is asked for at once', async () => {
  const batches: number[] = []
  const commits = new GroupCommit(async writes => {
    batches.push(writes.length)
  })
  await Promise.all(Array.from({ length: 50 }, (_, i) => commits.commit([intentAt('A', i, null)])))
  await commits.commit([intentAt('A', 99, null)])
  await commits.drain()
  expect(batches).toEqual([50, 1])
})

it('refuses who has lost the fence, and nobody else', async () => {
  const [kept, lost] = ['A', 'B'].map((code): Fence => ({ code, fence: 1 }))
  const stored: Write[] = []
  const commits = new GroupCommit(async (writes, fences) => {
    if (fences.includes(lost!)) throw new Fenced([lost!])
    stored.push(...writes)
  })
  const outcomes = await Promise.allSettled([
    commits.commit([intentAt('A', 1, null)], kept),
    commits.commit([intentAt('B', 1, null)], lost),
    commits.commit([intentAt('C', 1, null)]),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(stored.map(write => 'code' in write && write.code)).toEqual(['A', 'C'])
})

it('does not ask a store that is away once for every table', async () => {
  let asked = 0
  const commits = new GroupCommit(
    async () => {
      asked++
      throw new Error('no answer')
    },
    () => false,
  )
  const all = Array.from({ length: 20 }, (_, i) => commits.commit([intentAt('A', i, null)]))
  expect((await Promise.allSettled(all)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(asked).toBe(1)
})
