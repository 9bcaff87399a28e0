import type { Later } from './Director'
import type { TableFrame } from './frame'
import { Playhead } from './Playhead'

const frameOf = (revision: number, part: object = {}): TableFrame =>
  ({ match: 1, revision, events: [{ kind: 'moved' }], prompt: null, ...part }) as unknown as TableFrame

/** A table that shows a frame when the test says so. */
function table({ pace = 1, inSight = (): boolean => true } = {}) {
  const timers: (() => void)[] = []
  const later: Later = (_, run) => {
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
  }
}

test('frames are shown one after the other, and the page follows what has been shown', () => {
  const { playhead, at, show, rest } = table()
  playhead.follow(frameOf(1))
  expect(at()).toEqual([1, undefined, 1])
  playhead.follow(frameOf(2))
  playhead.follow(frameOf(3))
  expect(at()).toEqual([1, undefined, 3])
  show()
  expect(at()).toEqual([1, 1, 2])
  rest()
  expect(at()).toEqual([2, 1, 2])
  show()
  rest()
  show()
  expect(at()).toEqual([3, 3, 0])
})

test('a frame that is no longer wanted cannot move the page on', () => {
  const { playhead, at } = table()
  playhead.follow(frameOf(1))
  playhead.shown(frameOf(0))
  expect(at()).toEqual([1, undefined, 1])
})

test('people who come and go change the frame they are seen in, and no story is told twice', () => {
  const { playhead, at, show } = table()
  playhead.follow(frameOf(1))
  playhead.follow(frameOf(1, { people: ['new'], events: [] }))
  expect(at()).toEqual([1, undefined, 1])
  show()
  expect(playhead.frame.value).toMatchObject({ people: ['new'], events: [] })
  playhead.follow(frameOf(2))
  playhead.follow(frameOf(3))
  playhead.follow(frameOf(3, { people: ['newer'], events: [] }))
  playhead.catchUp()
  expect(playhead.frame.value).toMatchObject({ revision: 3, people: ['newer'] })
})

test('what waits keeps its events when people change meanwhile', () => {
  const { playhead, show, rest } = table()
  playhead.follow(frameOf(1))
  playhead.follow(frameOf(2))
  playhead.follow(frameOf(2, { people: ['new'], events: [] }))
  show()
  rest()
  expect(playhead.target.value).toMatchObject({ revision: 2, people: ['new'], events: [{ kind: 'moved' }] })
})

test('catching up shows the newest frame at once, without what led to it', () => {
  const { playhead, at } = table()
  for (const revision of [1, 2, 3]) playhead.follow(frameOf(revision))
  playhead.catchUp()
  expect(at()).toEqual([3, 3, 0])
  expect(playhead.target.value?.events).toEqual([])
})

test('many waiting moves are hurried, far too many are skipped', () => {
  const { playhead, at, show, rest } = table()
  for (let revision = 1; revision <= 8; revision++) playhead.follow(frameOf(revision))
  expect(playhead.hurry()).toBe(0.5)
  for (let revision = 9; revision <= 20; revision++) playhead.follow(frameOf(revision))
  show()
  rest()
  expect(at()).toEqual([20, 20, 0])
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
  playhead.drawn(false)
  playhead.follow(frameOf(1, { match: 2 }))
  expect(at()).toEqual([1, 1, 0])
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
  show()
  expect(at()).toEqual([10, 10, 0])
  expect(playhead.recalled.value).toBeNull()
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
  expect(playhead.recalled.value).toMatchObject({ at: null })
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
