/** Every backend must pass the same tests; Postgres takes part where TEST_DATABASE_URL names one. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShape, type PublishedRecord } from '@heorot/shared'
import { newRecord } from '../tables/record'
import { newCode } from '../tables/secrets'
import { guestNamed } from '../testing/fakeTable'
import { GroupCommit } from './GroupCommit'
import { openStore } from './open'
import type { Store, Write } from './Store'

const folder = mkdtempSync(join(tmpdir(), 'heorot-store-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const url = process.env.TEST_DATABASE_URL
const backends: [string, () => Promise<Store>][] = [
  ['sqlite', () => openStore(undefined, { data: join(folder, 'deep/data'), sync: 'full' })],
  ...(url
    ? ([['postgres', () => openStore(url, { data: '', sync: 'normal' })]] as [string, () => Promise<Store>][])
    : []),
]

const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2 })
const recordOf = (code: string) => newRecord(code, order, {}, guestNamed('Hrothgar'), 'seed', 1)
const intent = (code: string, step: number, id: string | null): Write => ({
  kind: 'intent',
  code,
  match: 1,
  row: { step, seat: 0, intent: { kind: 'x', step }, id },
})

describe.each(backends)('%s', (_, open) => {
  it('gives back what it was given, also to the next process', async () => {
    const code = newCode()
    const first = await open()
    const record = recordOf(code)
    await first.commit([{ kind: 'table', record, wakeAt: null }, intent(code, 1, 'a'), intent(code, 2, null)])
    await first.commit([{ kind: 'table', record: { ...record, locked: true }, wakeAt: 7 }])
    const published = { id: `${code}-1` } as PublishedRecord
    const report = { id: code, at: 1, record: `${code}-1`, step: 2, note: 'odd' }
    await first.commit([
      { kind: 'record', record: published },
      { kind: 'report', report },
    ])
    await first.ping()
    await first.close()
    const second = await open()
    expect(await second.loadTable(code)).toEqual({ ...record, locked: true })
    expect(await second.loadTable('NOTHERE2')).toBeNull()
    expect(await second.loadIntents(code, 1)).toEqual([
      { step: 1, seat: 0, intent: { kind: 'x', step: 1 }, id: 'a' },
      { step: 2, seat: 0, intent: { kind: 'x', step: 2 }, id: null },
    ])
    expect(await second.loadRecord(`${code}-1`)).toEqual(published)
    expect(await second.loadReport(code)).toEqual(report)
    expect(await second.due(6)).not.toContain(code)
    expect(await second.due(7)).toContain(code)
    await second.commit([
      { kind: 'table', record, wakeAt: null },
      { kind: 'undo', code, match: 1, step: 2 },
    ])
    expect(await second.due(7)).not.toContain(code)
    expect((await second.loadIntents(code, 1)).length).toBe(1)
    await second.close()
  })

  it('stores no step twice, and one table’s mistake costs no other table', async () => {
    const [code, other] = [newCode(), newCode()]
    const store = await open()
    await store.commit([intent(code, 1, 'a')])
    const outcomes = await Promise.allSettled([
      store.commit([intent(code, 1, 'b')]),
      store.commit([intent(other, 1, 'a'), intent(other, 2, 'b')]),
      store.commit([intent(code, 1, 'c')]),
      store.commit([intent(code, 2, 'd')]),
    ])
    expect(outcomes.map(outcome => outcome.status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect((await store.loadIntents(code, 1)).map(row => row.id)).toEqual(['a', 'd'])
    expect((await store.loadIntents(other, 1)).length).toBe(2)
    await store.close()
  })

  it('keeps the last hundred lines of chat', async () => {
    const code = newCode()
    const store = await open()
    const line = (n: number) => ({
      n,
      at: n,
      person: '',
      name: '',
      seat: 0,
      channel: 'table' as const,
      said: { text: 'x' },
    })
    await Promise.all(
      Array.from({ length: 130 }, (_, i) => store.commit([{ kind: 'chat', code, line: line(i + 1) }])),
    )
    expect((await store.loadChat(code)).map(({ n }) => n)).toEqual(
      Array.from({ length: 100 }, (_, i) => i + 31),
    )
    await store.close()
  })
})

it('makes one transaction of all that is asked for at once', async () => {
  const batches: number[] = []
  const commits = new GroupCommit(async writes => {
    batches.push(writes.length)
  })
  await Promise.all(Array.from({ length: 50 }, (_, i) => commits.commit([intent('A', i, null)])))
  await commits.commit([intent('A', 99, null)])
  await commits.drain()
  expect(batches).toEqual([50, 1])
})
