/** What every store must do with halls. */
import type { HallGame } from '@heorot/shared'
import { Halls } from '../../src/halls/Halls'
import type { Store } from '../../src/store/Store'
import { newCode, newHostToken } from '../../src/ops/secrets'
import { testRecord } from './storeLaws'

const NOW = 1_800_000_000_000
const newHall = (store: Store) =>
  new Halls(store, () => NOW).found('Thursday Thanes', { name: 'Maren', token: newHostToken() })
const game = (id: string, at: number, score = 1): HallGame => ({
  ...{ id, at, game: 'movie' },
  seats: [{ name: 'Maren', member: 'abc', bot: false, place: 1, score }],
})

/** Tests, to be called within a `describe`. */
export function hallLaws(open: () => Promise<Store>): void {
  it('keeps a hall, and of two changes at once only one', async () => {
    const store = await open()
    const hall = newHall(store)
    await store.commit([{ kind: 'hall', record: hall }])
    expect(await store.loadHall(hall.id)).toEqual(hall)
    expect(await store.findHall(hall.code)).toEqual(hall)
    const changed = ['A', 'B'].map(name => ({ ...hall, version: 2, code: newCode().repeat(2), name }))
    const outcomes = await Promise.all(changed.map(record => store.changeHall(record)))
    expect(outcomes.filter(Boolean)).toHaveLength(1)
    const winner = changed[outcomes.indexOf(true)]!
    expect(await store.loadHall(hall.id)).toEqual(winner)
    expect(await store.findHall(winner.code)).toEqual(winner)
    expect(await store.findHall(hall.code)).toBeNull()
    await store.close()
    const again = await open()
    expect(await again.loadHall(hall.id)).toEqual(winner)
    await again.close()
  })

  it('knows a hall’s open tables, its games once each, and who was seen', async () => {
    const store = await open()
    const hall = newHall(store)
    await store.commit([{ kind: 'hall', record: hall }])
    const codes = [newCode(), newCode()]
    for (const code of codes)
      await store.commit([{ kind: 'table', record: { ...testRecord(code), hall: hall.id }, wakeAt: null }])
    const listed = async () => (await store.loadHallTables(hall.id, 0)).map(({ code }) => code)
    expect((await listed()).sort()).toEqual([...codes].sort())
    const finished = { ...testRecord(codes[0]!), hall: hall.id, phase: 'finished' as const }
    await store.commit([
      { kind: 'table', record: finished, wakeAt: null },
      { kind: 'hallGame', hall: hall.id, game: game(`${codes[0]}-1`, 1) },
    ])
    expect(await listed()).toEqual([codes[1]])
    const later = [2, 3].map(n => game(`${codes[0]}-${n}`, n))
    await store.commit(later.map(one => ({ kind: 'hallGame', hall: hall.id, game: one })))
    await store.commit([{ kind: 'hallGame', hall: hall.id, game: game(`${codes[0]}-1`, 1, 7) }])
    expect(await store.countHallGames(hall.id)).toBe(3)
    const ids = (games: readonly HallGame[]) => games.map(({ id }) => id.slice(9))
    expect(ids(await store.loadHallGames(hall.id))).toEqual(['3', '2', '1'])
    expect(ids(await store.loadHallGames(hall.id, 1, 1))).toEqual(['2'])
    expect((await store.loadHallGames(hall.id))[2]!.seats[0]!.score).toBe(7)
    await store.noteSeen(hall.id, { person: 'abc', at: 5, playedAt: 5 })
    await store.noteSeen(hall.id, { person: 'abc', at: 9, playedAt: null })
    expect(await store.loadSeen(hall.id)).toEqual([{ person: 'abc', at: 9, playedAt: 5 }])
    await store.close()
  })

  it('forgets a closed hall, but not its tables', async () => {
    const store = await open()
    const [hall, other] = [newHall(store), newHall(store)]
    const code = newCode()
    await store.commit([
      { kind: 'hall', record: hall },
      { kind: 'hall', record: other },
      { kind: 'table', record: { ...testRecord(code), hall: hall.id }, wakeAt: null },
      { kind: 'hallGame', hall: hall.id, game: game(`${code}-1`, 1) },
      { kind: 'hallGame', hall: other.id, game: game(`${code}-1`, 1) },
    ])
    expect(await store.closeHall(hall.id, 7)).toBe(false)
    expect(await store.closeHall(hall.id, 1)).toBe(true)
    expect(await store.loadHall(hall.id)).toBeNull()
    expect([await store.countHallGames(hall.id), await store.countHallGames(other.id)]).toEqual([0, 1])
    expect(await store.loadHallTables(hall.id, 0)).toEqual([])
    expect(await store.loadTable(code)).not.toBeNull()
    expect(await store.changeHall({ ...hall, version: 2 })).toBe(false)
    await store.close()
  })
}
