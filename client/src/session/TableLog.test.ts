import type { TableFrame } from './frame'
import { TableLog } from './TableLog'

const frame = (match: number, revision: number, ...kinds: string[]) =>
  ({ match, revision, events: kinds.map(kind => ({ kind })) }) as unknown as TableFrame

const memory = (text: string | null = null) => ({
  get: () => text,
  set: (next: string) => {
    text = next
  },
})

const shape = (log: TableLog) => log.entries.value.map(e => [e.revision, e.missed, e.events.length])

test('takes each revision once and counts what it missed', () => {
  const log = new TableLog(memory())
  expect(log.add(frame(1, 1, 'a', 'b'))).toHaveLength(2)
  expect(log.add(frame(1, 1, 'a'))).toEqual([])
  log.add(frame(1, 2))
  log.add(frame(1, 5, 'c'))
  expect(shape(log)).toEqual([
    [1, 0, 2],
    [2, 0, 0],
    [5, 2, 1],
  ])
})

test('what was missed can be told later, in its place', () => {
  const log = new TableLog(memory())
  log.add(frame(1, 2, 'a'))
  log.add(frame(1, 6, 'b'))
  log.fill([frame(1, 4, 'c'), frame(1, 5, 'd'), frame(1, 6, 'never twice', 'never')])
  expect(shape(log)).toEqual([
    [2, 1, 1],
    [4, 1, 1],
    [5, 0, 1],
    [6, 0, 1],
  ])
})

test('the deal alone is no entry', () => {
  const log = new TableLog(memory())
  expect(log.add(frame(1, 0))).toEqual([])
  expect(log.entries.value).toEqual([])
})

test('joining late says how much went before', () => {
  const log = new TableLog(memory())
  log.add(frame(1, 8, 'a'))
  expect(shape(log)).toEqual([[8, 7, 1]])
})

test('survives a reload, starts afresh with a rematch', () => {
  const store = memory()
  new TableLog(store).add(frame(1, 1, 'a'))
  const log = new TableLog(store)
  log.add(frame(1, 2, 'b'))
  expect(shape(log)).toEqual([
    [1, 0, 1],
    [2, 0, 1],
  ])
  log.add(frame(2, 1, 'c'))
  expect(shape(log)).toEqual([[1, 0, 1]])
})

test('a damaged store is an empty one', () => {
  expect(new TableLog(memory('{')).entries.value).toEqual([])
})

test('forgets a match as soon as the next one has begun', () => {
  const log = new TableLog(memory())
  log.add(frame(1, 1, 'a'))
  expect(log.add(frame(2, 0))).toEqual([])
  expect(log.entries.value).toEqual([])
})
