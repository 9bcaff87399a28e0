/** What every store must do, whatever it is made of. */
import { type ChatLine, createShape, type PublishedRecord } from '@heorot/shared'
import { type Fence, Fenced, type Store, type Write } from '../../src/store/Store'
import { newRecord } from '../../src/tables/record/newRecord'
import { newCode } from '../../src/ops/secrets'
import { guestNamed } from './fakeTable'

const order = createShape.parse({ game: 'movie', name: 'Hrothgar', seats: 2 })
export const testRecord = (code: string) => newRecord(code, order, {}, guestNamed('Hrothgar'), 'seed', 1)
export const intentAt = (code: string, step: number, id: string | null): Write => ({
  kind: 'intent',
  code,
  match: 1,
  row: { step, seat: 0, intent: { kind: 'x', step }, id, at: id === null ? null : step + 0.5 },
})

/** Opens the table as a process does, whoever has it. */
export async function openIn(store: Store, code: string): Promise<Fence> {
  const fence = await store.take(code, (await store.ownership(code)).fence)
  if (!fence) throw new Error('somebody was faster')
  return fence
}

const dueIn = async (store: Store, now: number, awake?: ReadonlySet<string>) =>
  (await store.due(now, awake)).map(({ code }) => code)

/** Tests, to be called within a `describe`. */
export function storeLaws(open: () => Promise<Store>): void {
  it('gives back what it was given, also to the next process', async () => {
    const code = newCode()
    const first = await open()
    const record = testRecord(code)
    await first.commit([
      { kind: 'table', record, wakeAt: null },
      intentAt(code, 1, 'a'),
      intentAt(code, 2, null),
    ])
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
      { step: 1, seat: 0, intent: { kind: 'x', step: 1 }, id: 'a', at: 1.5 },
      { step: 2, seat: 0, intent: { kind: 'x', step: 2 }, id: null, at: null },
    ])
    expect(await second.loadRecord(`${code}-1`)).toEqual(published)
    expect(await second.loadReport(code)).toEqual(report)
    expect(await dueIn(second, 6)).not.toContain(code)
    expect(await dueIn(second, 7)).toContain(code)
    await second.commit([
      { kind: 'table', record, wakeAt: null },
      { kind: 'undo', code, match: 1, step: 2 },
    ])
    expect(await dueIn(second, 7)).not.toContain(code)
    expect((await second.loadIntents(code, 1)).length).toBe(1)
    await second.close()
  })

  it('stores no step twice, and one table’s mistake costs no other table', async () => {
    const [code, other] = [newCode(), newCode()]
    const store = await open()
    await store.commit([intentAt(code, 1, 'a')])
    const outcomes = await Promise.allSettled([
      store.commit([intentAt(code, 1, 'b')]),
      store.commit([intentAt(other, 1, 'a'), intentAt(other, 2, 'b')]),
      store.commit([intentAt(code, 1, 'c')]),
      store.commit([intentAt(code, 2, 'd')]),
    ])
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([false, true, false, true])
    expect((await store.loadIntents(code, 1)).map(row => row.id)).toEqual(['a', 'd'])
    expect((await store.loadIntents(other, 1)).length).toBe(2)
    await store.close()
  })

  it('keeps the time on players’ clocks, which never goes back', async () => {
    const first = await open()
    const at = ((await first.loadTime()) ?? 1_800_000_000_000) + 0.5
    await first.commit([{ kind: 'time', at }])
    await first.commit([{ kind: 'time', at: at - 500 }])
    await first.close()
    const second = await open()
    // Where several processes run, they write it too.
    expect(await second.loadTime()).toBeGreaterThanOrEqual(at)
    await second.close()
  })

  it('keeps one value of a setting, whoever comes at the same moment', async () => {
    const name = newCode()
    const store = await open()
    const values = await Promise.all(['a', 'b', 'c'].map(value => store.keepSetting(name, () => value)))
    expect(new Set(values).size).toBe(1)
    await store.close()
    const next = await open()
    expect(await next.keepSetting(name, () => 'd')).toBe(values[0])
    await next.close()
  })

  it('drops the line of chat that a new one displaces, and no other', async () => {
    const code = newCode()
    const [store, other] = [await open(), newCode()]
    const line = (n: number): ChatLine => ({
      ...{ n, at: n, person: '', name: '', seat: 0 },
      ...{ channel: 'table', said: { text: 'x' } },
    })
    const say = (table: string, n: number, displaced: number | null = null) =>
      store.commit([{ kind: 'chat', code: table, line: line(n), displaced }])
    await Promise.all([1, 2, 3].flatMap(n => [say(code, n), say(other, n)]))
    await Promise.all([say(code, 4, 2), say(other, 4)])
    await say(code, 5, 1)
    const kept = async (table: string) => (await store.loadChat(table)).map(({ n }) => n)
    expect([await kept(code), await kept(other)]).toEqual([
      [3, 4, 5],
      [1, 2, 3, 4],
    ])
    await store.close()
  })

  it('takes writes only from whoever opened the table last', async () => {
    const [code, other] = [newCode(), newCode()]
    const store = await open()
    await store.commit([{ kind: 'table', record: testRecord(code), wakeAt: 0 }])
    const early = await openIn(store, code)
    const steady = await openIn(store, other)
    const late = await openIn(store, code)
    expect(late.fence).toBeGreaterThan(early.fence)
    const outcomes = await Promise.allSettled([
      store.commit([intentAt(code, 1, 'a')], early),
      store.commit([intentAt(other, 1, 'a')], steady),
      store.commit([intentAt(code, 1, 'b')], late),
      store.commit([{ kind: 'table', record: { ...testRecord(code), locked: true }, wakeAt: null }], early),
      store.commit([], early),
      store.commit([], late),
      store.commit([{ kind: 'release', code }], early),
    ])
    const [yes, no] = [undefined, expect.any(Fenced)]
    expect(outcomes.map(outcome => (outcome.status === 'rejected' ? outcome.reason : undefined))).toEqual([
      ...[no, yes, yes, no],
      ...[no, yes, no],
    ])
    expect((await store.loadIntents(code, 1)).map(({ id }) => id)).toEqual(['b'])
    expect((await store.loadTable(code))?.locked).toBe(false)
    await store.commit([{ kind: 'release', code }], late)
    const again = await openIn(store, code)
    for (const fence of [early, late])
      await expect(store.commit([intentAt(code, 2, 'c')], fence)).rejects.toThrow(Fenced)
    await store.commit([intentAt(code, 2, 'd')], again)
    await store.close()
  })

  it('checks a fence without writing anything', async () => {
    const code = newCode()
    const store = await open()
    const early = await openIn(store, code)
    await store.commit([], early)
    const late = await openIn(store, code)
    await expect(store.commit([], early)).rejects.toThrow(Fenced)
    await store.commit([], late)
    await store.close()
  })

  it('gives a table to one of all who want it at the same moment', async () => {
    const code = newCode()
    const store = await open()
    for (let round = 0; round < 20; round++) {
      const { fence: seen } = await store.ownership(code)
      const takers = await Promise.all(Array.from({ length: 4 }, () => store.take(code, seen)))
      const winners = takers.filter(fence => fence !== null)
      expect(winners).toHaveLength(1)
      expect(winners[0]!.fence).toBeGreaterThan(seen)
      await store.commit([], winners[0])
    }
    await store.close()
  })

  it('tells of tables that must wake and are not awake', async () => {
    const code = newCode()
    const store = await open()
    await store.commit([{ kind: 'table', record: testRecord(code), wakeAt: 1 }])
    const fence = await openIn(store, code)
    expect(await dueIn(store, 0)).not.toContain(code)
    expect(await dueIn(store, 1)).toContain(code)
    expect(await dueIn(store, 1, new Set([code, newCode()]))).not.toContain(code)
    const writes: Write[] = [
      { kind: 'wake', at: null, code },
      { kind: 'release', code },
    ]
    await store.commit(writes, fence)
    expect(await dueIn(store, 1)).not.toContain(code)
    await store.close()
  })
}
