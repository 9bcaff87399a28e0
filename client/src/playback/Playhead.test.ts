import type { Later } from './Director'
import type { TableFrame } from '../session/frame'
import { Playhead } from './Playhead'

const frameOf = (revision: number, part: object = {}): TableFrame =>
  ({ match: 1, revision, events: [{ kind: 'moved' }], prompt: null, ...part }) as unknown as TableFrame

/** A table that shows a frame when the test says so. */
function table({ pace = 1, inSight = (): boolean => true } = {}) {
  const timers: (() => void)[] = []
  const rests: number[] = []
  const later: Later = (ms, run) => {
    rests.push(ms)
    timers.push(run)
    return () => void timers.splice(timers.indexOf(run), 1)
  }
  const playhead = new Playhead({ pace: () => pace, inSight, later })
  playhead.drawn(true)
  const at = () => [playhead.target.value?.revision, playhead.frame.value?.revision, playhead.behind.value]
  return {
    playhead,
    at,
    show: () => playhead.shown(playhead.target.value!),
    rest: () => timers.shift()?.(),
    timers,
    rests,
  }
}

test('frames are shown one after the other, and the page follows what has been shown', () => {
  const { playhead, at, show, rest } = table()
  playhead.follow(frameOf(1))
  expect(at()).toEqual([1, undefined, 1])
  expect([playhead.next?.revision, playhead.seen.value]).toEqual([1, 0])
  playhead.follow(frameOf(2))
  show()
  playhead.follow(frameOf(3))
  expect(at()).toEqual([1, 1, 2])
  expect(playhead.next?.revision).toBe(3)
  rest()
  expect(at()).toEqual([2, 1, 2])
  show()
  rest()
  show()
  expect(at()).toEqual([3, 3, 0])
  expect(playhead.next).toBeNull()
})

test('a frame that is no longer wanted cannot move the page on', () => {
  const { playhead, at, show, timers } = table()
  playhead.follow(frameOf(1))
  playhead.shown(frameOf(0))
  expect(at()).toEqual([1, undefined, 1])
  playhead.follow(frameOf(2))
  show()
  show()
  expect(timers).toHaveLength(1)
})

test('people who come and go change the frame they are seen in, and no story is told twice', () => {
  const { playhead, at, show } = table()
  playhead.follow(frameOf(1))
  playhead.follow(frameOf(1, { people: ['new'], events: [] }))
  expect(at()).toEqual([1, undefined, 1])
  show()
  expect(playhead.frame.value).toMatchObject({ people: ['new'], events: [] })
  playhead.follow(frameOf(1, { people: ['later'], events: [] }))
  expect(playhead.frame.value).toMatchObject({ people: ['later'] })
  playhead.follow(frameOf(2))
  playhead.follow(frameOf(3))
  playhead.follow(frameOf(3, { people: ['newer'], events: [] }))
  playhead.catchUp()
  expect(playhead.frame.value).toMatchObject({ revision: 3, people: ['newer'] })
})

test('what waits keeps its events when people change meanwhile', () => {
  const { playhead, at, show, rest } = table()
  for (const revision of [1, 2, 3]) playhead.follow(frameOf(revision))
  playhead.follow(frameOf(3, { people: ['new'], events: [] }))
  expect(at()).toEqual([1, undefined, 3])
  for (let i = 0; i < 2; i++) {
    show()
    rest()
  }
  expect(playhead.target.value).toMatchObject({ revision: 3, people: ['new'], events: [{ kind: 'moved' }] })
})

test('catching up shows the newest frame at once, without what led to it', () => {
  const { playhead, at, show, timers } = table()
  for (const revision of [1, 2, 3]) playhead.follow(frameOf(revision))
  show()
  playhead.catchUp()
  expect([...at(), timers.length]).toEqual([3, 3, 0, 0])
  expect(playhead.target.value?.events).toEqual([])
  const { value } = playhead.target
  playhead.catchUp()
  expect(playhead.target.value).toBe(value)
  playhead.follow(frameOf(4))
  playhead.catchUp()
  expect(at()).toEqual([4, 4, 0])
})

test.each([
  [4, 1, 2],
  [5, 0.5, 2],
  [12, 0.5, 2],
  [13, 0.25, 2],
  [14, 0.25, 15],
])('with %i moves waiting, they take %f of their time, and step %i is next', (waiting, hurry, next) => {
  const { playhead, show, rest, rests } = table({ pace: 2 })
  for (let revision = 1; revision <= waiting + 1; revision++) playhead.follow(frameOf(revision))
  expect(playhead.hurry()).toBe(hurry)
  show()
  rest()
  expect(playhead.target.value?.revision).toBe(next)
  expect(rests).toEqual([520 * hurry])
})

test('nothing is played for nobody: out of sight, before it is drawn, or at a new match', () => {
  let visible = false
  const { playhead, at } = table({ inSight: () => visible })
  playhead.follow(frameOf(1))
  expect(at()).toEqual([1, 1, 0])
  visible = true
  playhead.follow(frameOf(2))
  expect(at()).toEqual([2, 1, 1])
  playhead.follow(frameOf(0, { match: 2 }))
  expect(at()).toEqual([0, 0, 0])
  playhead.follow(frameOf(1, { match: 2 }))
  playhead.drawn(false)
  expect(at()).toEqual([1, 1, 0])
  playhead.follow(frameOf(2, { match: 2 }))
  expect(at()).toEqual([2, 2, 0])
  const undrawn = new Playhead({ pace: () => 1, inSight: () => true })
  undrawn.follow(frameOf(1))
  expect(undrawn.behind.value).toBe(0)
})

test('what was missed is played from where it was last seen, and the page goes back with it', () => {
  const { playhead, at, show, rest } = table()
  playhead.follow(frameOf(9))
  show()
  expect(playhead.seen.value).toBe(9)
  playhead.recall(frameOf(7), [frameOf(8), frameOf(9, { prompt: null })])
  expect(at()).toEqual([7, 7, 2])
  expect(playhead.seen.value).toBe(7)
  rest()
  expect(playhead.recalled.value?.at).toBe(0)
  playhead.follow(frameOf(10))
  show()
  rest()
  expect(playhead.recalled.value?.at).toBe(1)
  show()
  rest()
  expect(playhead.recalled.value).toBeNull()
  show()
  expect(at()).toEqual([10, 10, 0])
})

test('all that was missed is played, however much, and ends with how things are', () => {
  const { playhead, at, show, rest, timers } = table()
  playhead.recall(frameOf(0), [frameOf(1)])
  playhead.recall(frameOf(0), [])
  expect(playhead.recalled.value).toMatchObject({ steps: [{ revision: 1 }] })
  expect(at()).toEqual([undefined, undefined, 0])
  for (const revision of [19, 20]) playhead.follow(frameOf(revision))
  show()
  playhead.follow(frameOf(20, { people: ['new'], events: [] }))
  playhead.recall(
    frameOf(0),
    Array.from({ length: 20 }, (_, i) => frameOf(i + 1)),
  )
  expect([...at(), timers.length]).toEqual([0, 0, 20, 1])
  for (let revision = 1; revision <= 20; revision++) {
    rest()
    expect(at()).toEqual([revision, revision - 1, 21 - revision])
    show()
  }
  expect(playhead.frame.value).toMatchObject({ people: ['new'], events: [{ kind: 'moved' }] })
  expect(playhead.recalled.value).toBeNull()
  playhead.follow(frameOf(21))
  playhead.recall(frameOf(20), [frameOf(21)])
  expect(at()).toEqual([20, 20, 1])
})

test('what was missed is only listed for somebody who does not look, and not played once it is closed', () => {
  let visible = false
  const { playhead, at } = table({ inSight: () => visible })
  playhead.follow(frameOf(9))
  playhead.recall(frameOf(8), [frameOf(9)])
  expect(at()).toEqual([9, 9, 0])
  playhead.look(frameOf(3))
  expect(playhead.recalled.value).toBeNull()
  playhead.catchUp()
  playhead.drawn(false)
  playhead.recall(frameOf(8), [frameOf(9)])
  playhead.catchUp()
  visible = true
  playhead.drawn(true)
  expect(at()).toEqual([9, 9, 0])
})

test('without movement, what was missed is only listed until it is closed', () => {
  const { playhead, at, show } = table({ pace: 0 })
  playhead.follow(frameOf(9))
  show()
  playhead.recall(frameOf(7), [frameOf(8), frameOf(9)])
  expect(at()).toEqual([9, 9, 0])
  playhead.follow(frameOf(10))
  show()
  expect(at()).toEqual([10, 10, 0])
  expect(playhead.recalled.value).toMatchObject({ untold: 0, at: null })
  playhead.catchUp()
  expect(playhead.recalled.value).toBeNull()
})

test('somebody who looks back stays there until they return to live', () => {
  const { playhead, at, show } = table()
  playhead.follow(frameOf(9))
  show()
  playhead.look(frameOf(3))
  playhead.follow(frameOf(10))
  expect(at()).toEqual([3, 3, 0])
  expect(playhead.seen.value).toBe(9)
  playhead.catchUp()
  expect(at()).toEqual([10, 10, 0])
  expect(playhead.inPast.value).toBe(false)
})

test('an earlier move that is played again takes nothing from what has been seen; a new match does', () => {
  const { playhead, at, show } = table()
  playhead.follow(frameOf(9))
  show()
  playhead.playPast(frameOf(3))
  show()
  expect(at()).toEqual([3, 3, 0])
  expect(playhead.seen.value).toBe(9)
  playhead.catchUp()
  playhead.follow(frameOf(1, { match: 2 }))
  expect(at()).toEqual([1, 1, 0])
  expect(playhead.seen.value).toBe(1)
})

test('looking back drops what waits, and is still where nobody sees it move', () => {
  let visible = true
  const { playhead, at, show, timers } = table({ inSight: () => visible })
  for (const revision of [1, 2, 3]) playhead.follow(frameOf(revision))
  show()
  playhead.playPast(frameOf(1))
  expect([...at(), timers.length]).toEqual([1, 1, 1, 0])
  expect(playhead.hurry()).toBe(1)
  playhead.rate = 4
  expect(playhead.hurry()).toBe(0.25)
  visible = false
  playhead.playPast(frameOf(2))
  expect(at()).toEqual([2, 2, 0])
  visible = true
  playhead.catchUp()
  for (const revision of [4, 5]) playhead.follow(frameOf(revision))
  expect(at()).toEqual([4, 3, 2])
  show()
  playhead.close()
  expect(timers).toEqual([])
  playhead.drawn(false)
  playhead.playPast(frameOf(2))
  expect(at()).toEqual([2, 2, 0])
  const empty = table()
  empty.playhead.look(frameOf(2))
  empty.playhead.catchUp()
  expect(empty.at()).toEqual([2, 2, 0])
})

test('what was missed waits until the table is drawn', () => {
  const { playhead, at, show, rest } = table()
  playhead.drawn(false)
  playhead.follow(frameOf(9))
  playhead.recall(frameOf(7), [frameOf(8), frameOf(9)])
  expect(at()).toEqual([9, 9, 0])
  expect(playhead.recalled.value).toMatchObject({ at: null })
  playhead.drawn(true)
  expect(at()).toEqual([7, 7, 2])
  rest()
  show()
  rest()
  show()
  expect(at()).toEqual([9, 9, 0])
})
