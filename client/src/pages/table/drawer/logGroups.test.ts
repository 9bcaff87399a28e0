import type { LogEntry } from '../../../playback/TableLog'
import { logGroups } from './logGroups'

const entry = (revision: number, ...events: { kind: string; step?: number }[]): LogEntry => ({
  match: 1,
  revision,
  events,
})

const begins = (event: { kind: string; step?: number }) => event.step ?? null
const a = { kind: 'a' }
const begin = (step: number) => ({ kind: 'begin', step })

const shape = (
  ...[entries, changes, marks]: Parameters<typeof logGroups> extends [unknown, ...infer R] ? R : never
) =>
  logGroups({ begins }, entries, changes, marks).map(
    ({ step, items }) =>
      `${step}: ${items.map(({ kind, key }) => (kind === 'event' ? key : kind)).join(' ')}`,
  )

test('an event that begins an episode opens a group in the middle of a step', () => {
  expect(shape([entry(1, a), entry(2, a, begin(2), a), entry(3, a), entry(4, begin(5))], [], [])).toEqual([
    '1: 1.0 2.0',
    '2: 2.1 2.2 3.0',
    '5: 4.0',
  ])
})

test('a mark stands before the first step after it, and nowhere if there is none', () => {
  const entries = [entry(1, a), entry(2, a), entry(3, a)]
  expect(shape(entries, [], [{ from: 3, words: 'since' }])).toEqual(['1: 1.0 2.0 mark 3.0'])
  expect(shape(entries, [], [{ from: 4, words: 'since' }])).toEqual(['1: 1.0 2.0 3.0'])
})

test('seat changes stand where they happened, also before the first step', () => {
  const change = { seat: 0, from: 2 } as Parameters<typeof logGroups>[2][number]
  expect(shape([entry(1, a), entry(2, a)], [change], [])).toEqual(['1: 1.0 change 2.0'])
  expect(shape([], [change], [])).toEqual(['1: change'])
  expect(shape([], [], [])).toEqual([])
})
