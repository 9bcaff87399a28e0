/** A decision at a table with a clock stores its intent alone, and everybody's time follows from what is stored. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FakeTable, startedForTwo } from '../../test/support/fakeTable'
import type { Write } from '../store/Store'
import type { IntentRow, TableRecord } from '../store/TableRecord'
import { upToDate } from '../store/upToDate'
import { replayTable } from './Play'
import { absenceGrace, deadlineOf, reminderOf, setAsked, thinkOn, timeBudget } from './record/clock'

/** Written before decisions at a table with a clock were stored alone. */
const OLD = join(__dirname, '../../test/fixtures/clockedTable.json')
const NAMES = ['Hrothgar', 'Unferth']
const [MINUTE, HOUR] = [60_000, 3_600_000]
const NEVER_AWAY = { returnedAt: -100 * HOUR }

const started = async (order: Record<string, unknown>) =>
  (await startedForTwo(order, undefined, { botPause: 1e8 })).fake

/** The record as another process finds it after a crash. */
async function found({ store, game, table }: FakeTable): Promise<TableRecord> {
  const { code, match } = table.record
  const record = upToDate((await store.loadTable(code))!)
  replayTable(game, record, await store.loadIntents(code, match))
  return record
}

/** What is written from now on, commit by commit. */
function written({ store }: FakeTable): Write['kind'][][] {
  const commits: Write['kind'][][] = []
  const commit = store.commit.bind(store)
  store.commit = (writes, fence) => {
    if (writes.length > 0) commits.push(writes.map(({ kind }) => kind))
    return commit(writes, fence)
  }
  return commits
}

it.each(['none', 'brisk', 'days'])('stores one intent for a decision, clock: %s', async clock => {
  const fake = await started({ clock })
  const commits = written(fake)
  for (let i = 0; i < 6; i++) {
    await fake.pass(20_000)
    await fake.step()
  }
  expect(commits).toEqual(Array(6).fill(['intent']))
})

it.each([
  ['none', null, 5 * MINUTE, null],
  ['relaxed', 11.5 * MINUTE, 2 * MINUTE, null],
  ['brisk', 3.5 * MINUTE, MINUTE, null],
  ['days', 72 * HOUR, null, 54 * HOUR],
] as const)(
  '%s: a decision has %d ms, an absence %d, a reminder comes after %d',
  (clock, time, grace, reminder) => {
    const seat = { askedAt: 0, reserve: timeBudget(clock)?.reserve ?? 0 }
    expect([deadlineOf(seat, clock, NEVER_AWAY), absenceGrace(clock)]).toEqual([time, grace])
    expect(reminderOf(seat, clock, NEVER_AWAY)).toBe(reminder)
    const idle = { ...seat, askedAt: null }
    expect([deadlineOf(idle, clock, NEVER_AWAY), reminderOf(idle, clock, NEVER_AWAY)]).toEqual([null, null])
  },
)

it('reminds nobody who has less than an hour', () => {
  const reminder = (reserve: number) => reminderOf({ askedAt: 0, reserve }, 'brisk', NEVER_AWAY)
  const reserve = HOUR - timeBudget('brisk')!.decision
  expect([reserve, reserve - 1].map(reminder)).toEqual([45 * MINUTE, null])
})

it.each([
  ['brisk', 20_000, 180_000],
  ['brisk', 40_000, 170_000],
  ['brisk', HOUR, 0],
  ['none', HOUR, 180_000],
] as const)('%s: a decision of %d ms leaves a reserve of %d; taken back it goes on', (clock, took, left) => {
  const seat = { askedAt: 1000, reserve: 180_000 }
  setAsked(seat, true, clock, 1000 + took)
  expect(seat).toEqual({ askedAt: 1000, reserve: 180_000 })
  setAsked(seat, false, clock, 1000 + took)
  expect(seat).toEqual({ askedAt: null, reserve: left })
  thinkOn(seat, clock, took, HOUR)
  expect(seat.askedAt).toBe(clock === 'none' ? null : HOUR - Math.min(took, 30_000))
})

it('stores the result of a match with the last intent', async () => {
  const fake = await started({ clock: 'brisk' })
  const commits = written(fake)
  while (await fake.step());
  expect(commits.at(-1)).toEqual(['table', 'intent', 'record'])
})

it.each(['movie', 'legend'])('finds the clocks of %s after a crash as they were', async game => {
  const fake = await started({ game, clock: 'brisk' })
  const between: (() => Promise<unknown>)[] = [
    () => fake.ask('Unferth', 'giveTime', { seat: 0 }),
    () => Promise.all(NAMES.map(name => fake.ask(name, 'pause', { want: true }))),
    () => fake.ask('Hrothgar', 'pause', { want: false }),
    () => fake.ask('Hrothgar', 'host', { do: 'lock', locked: true }),
    async () => {
      fake.table.standIns.stop()
      await fake.crash()
      for (const name of NAMES) await fake.enter(name)
    },
    () => fake.ask('Unferth', 'stand'),
    () => fake.ask('Unferth', 'sit', { seat: 1 }),
  ]
  for (let i = 0; i < 80; i++) {
    await fake.pass((i * 7919) % 47_000)
    if (i % 3 === 0) await between[(i / 3) % between.length]!()
    else if (fake.table.record.pause.since === null) await fake.step()
    const { away: _, ...record } = await found(fake)
    expect(record).toEqual({ ...fake.table.record, away: undefined })
  }
  expect(fake.table.record.seats.some(({ reserve }) => reserve !== 180_000)).toBe(true)
  fake.table.standIns.stop()
})

it('opens and plays on what an earlier version stored, with the record of each decision', async () => {
  const { record, rows }: { record: TableRecord; rows: IntentRow[] } = JSON.parse(readFileSync(OLD, 'utf8'))
  const fake = new FakeTable({ clock: 'brisk' })
  const fence = { code: record.code, fence: 1 }
  await fake.store.commit([{ kind: 'table', record, wakeAt: 0 }], fence)
  const intents = rows.map(row => ({ kind: 'intent', code: record.code, match: 1, row }) as const)
  await fake.store.commit(intents, fence)
  fake.now = rows.at(-1)!.at! + 7000
  await fake.crash()
  expect(fake.facts.seats.map(({ deadline, reserve }) => [deadline, reserve])).toEqual([
    [1_800_000_301_000, 135_000],
    [null, 169_000],
  ])
  await fake.pass(33_000)
  await fake.step()
  expect(fake.table.record.seats[0]!.reserve).toBe(125_000)
  for (let i = 0; i < 4; i++) {
    await fake.pass(33_000)
    await fake.step()
    expect(await found(fake)).toEqual(fake.table.record)
  }
})
