import type { TableFrame } from '../session/frame'
import { type LogEntry, stepsSince, TableLog } from './TableLog'

const frame = (match: number, revision: number, ...kinds: string[]) =>
  ({ match, revision, events: kinds.map(kind => ({ kind })) }) as unknown as TableFrame

const shape = (log: TableLog) =>
  log.entries.value.map(({ revision, events }) => `${revision}${events.map(({ kind }) => kind).join('')}`)

const step = (...kinds: string[]) => kinds.map(kind => ({ kind }))

test('takes each step once', () => {
  const log = new TableLog()
  expect(log.add(frame(1, 1, 'a', 'b'))).toHaveLength(2)
  expect(log.add(frame(1, 1, 'a'))).toEqual([])
  log.add(frame(1, 2))
  expect(shape(log)).toEqual(['1ab', '2'])
  expect(log.isIncomplete).toBe(false)
})

test('knows when steps are missing, and is complete once they are filled in', () => {
  const log = new TableLog()
  log.add(frame(1, 3, 'c'))
  expect(log.isIncomplete).toBe(true)
  log.add(frame(1, 4, 'd'))
  log.fill(1, [step('a'), step('b'), step('c')])
  expect(shape(log)).toEqual(['1a', '2b', '3c', '4d'])
  expect(log.isIncomplete).toBe(false)
})

test('the deal alone is no entry and nothing is missing before it', () => {
  const log = new TableLog()
  expect(log.add(frame(1, 0))).toEqual([])
  expect(log.entries.value).toEqual([])
  expect(log.isIncomplete).toBe(false)
})

test('forgets a match as soon as the next one has begun', () => {
  const log = new TableLog()
  log.add(frame(1, 1, 'a'))
  expect(log.add(frame(2, 0))).toEqual([])
  expect(log.entries.value).toEqual([])
})

test('since one’s own last move are the steps that another seat began', () => {
  const entry = (revision: number, ...seats: (number | null)[]): LogEntry => ({
    match: 1,
    revision,
    events: seats.map(seat => (seat === null ? { kind: 'x' } : { kind: 'x', seat })),
  })
  const entries = [entry(1, 0), entry(2, null, 1, 0), entry(3, 2), entry(4), entry(5, 2, 0)]
  const since = (seat: number) => stepsSince(entries, seat).map(({ revision }) => revision)
  expect(since(0)).toEqual([2, 3, 4, 5])
  expect(since(1)).toEqual([3, 4, 5])
  expect(since(2)).toEqual([])
  expect(since(3)).toEqual([1, 2, 3, 4, 5])
})
