import { signal } from '@preact/signals'
import type { Later } from './Director'
import type { TableFrame } from '../session/frame'
import { Playhead } from './Playhead'
import { Rewind } from './Rewind'

const frameOf = (revision: number, match = 1): TableFrame =>
  ({ match, revision, events: [{ kind: 'moved' }], prompt: null }) as unknown as TableFrame

/** A match of so many moves whose earlier moments can be asked for. */
function watched(moves: number) {
  const timers: (() => void)[] = []
  const later: Later = (_, run) => {
    timers.push(run)
    return () => void timers.splice(timers.indexOf(run), 1)
  }
  const playhead = new Playhead({ pace: () => 1, inSight: () => true, later })
  const live = signal<TableFrame | null>(null)
  const asked: [number, number][] = []
  const past = async (from: number, to: number) => {
    asked.push([from, to])
    const newest = live.peek()!.revision
    return Array.from({ length: Math.min(to, newest) - from + 1 }, (_, i) => frameOf(from + i))
  }
  const come = (frame: TableFrame) => {
    live.value = frame
    playhead.follow(frame)
  }
  playhead.drawn(true)
  come(frameOf(moves))
  playhead.catchUp()
  const rewind = new Rewind(playhead, live, { past, later })
  const shown = () => playhead.frame.value?.revision
  const tell = () => playhead.shown(playhead.target.value!)
  const settle = () => new Promise(resolve => setTimeout(resolve))
  return { rewind, playhead, asked, come, shown, tell, settle, rest: () => timers.shift()?.() }
}

test('any moment is shown, the handle is there at once, and newer moves wait', async () => {
  const { rewind, come, shown, settle } = watched(40)
  rewind.go(10)
  expect(rewind.position.value).toBe(10)
  await settle()
  come(frameOf(41))
  expect([shown(), rewind.behind.value]).toEqual([10, 31])
  rewind.toLive()
  expect([shown(), rewind.behind.value, rewind.at.value]).toEqual([41, 0, null])
})

test('of the moments one drags past only the last is shown, and neighbours are fetched together', async () => {
  const { rewind, asked, shown, settle } = watched(40)
  for (const to of [30, 29, 28, 27]) rewind.go(to)
  await settle()
  expect([shown(), asked]).toEqual([27, [[18, 42]]])
  rewind.step(-1)
  await settle()
  expect([shown(), asked.length]).toEqual([26, 1])
})

test('a move on is played first, and what follows the table waits for its end', async () => {
  const { rewind, playhead, shown, tell, settle } = watched(40)
  rewind.go(20)
  await settle()
  rewind.step(1)
  await settle()
  expect([playhead.target.value?.revision, shown()]).toEqual([21, 20])
  expect([rewind.position.value, rewind.shown.value]).toEqual([21, 20])
  tell()
  expect([shown(), rewind.shown.value]).toEqual([21, 21])
})

test('it plays move after move until it is live again', async () => {
  const { rewind, shown, tell, settle, rest } = watched(22)
  rewind.go(20)
  await settle()
  rewind.toggle()
  for (const revision of [21, 22]) {
    rest()
    await settle()
    tell()
    expect(shown()).toBe(revision)
  }
  rest()
  expect([rewind.at.value, rewind.playing.value]).toEqual([null, true])
})

test('at live it can be stopped and goes on from there', async () => {
  const { rewind, come, shown, settle, rest, tell } = watched(20)
  rewind.toggle()
  come(frameOf(21))
  expect([shown(), rewind.behind.value, rewind.playing.value]).toEqual([20, 1, false])
  rewind.toggle()
  rest()
  await settle()
  tell()
  expect(shown()).toBe(21)
})

test('it leaps to the moments before and after, and beyond the last one to live', async () => {
  const { rewind, settle } = watched(40)
  const chapters = [5, 18, 33]
  const places: number[] = []
  for (const way of [-1, -1, 1, 1, 1] as const) {
    rewind.leap(chapters, way)
    await settle()
    places.push(rewind.position.value)
  }
  expect(places).toEqual([33, 18, 33, 40, 40])
  expect(rewind.at.value).toBeNull()
})

test('chosen moments are played, each from the one before it, and then it is live', async () => {
  const { rewind, playhead, shown, tell, settle, rest } = watched(40)
  const told: (number | undefined)[] = []
  rewind.playMoments([7, 25])
  for (let i = 0; i < 2; i++) {
    await settle()
    told.push(shown(), playhead.target.value?.revision)
    tell()
    rest()
  }
  expect(told).toEqual([6, 7, 24, 25])
  expect([rewind.recap.value, rewind.at.value]).toEqual([null, null])
})

test('another match begins live', async () => {
  const { rewind, come, settle, shown } = watched(40)
  rewind.go(3)
  await settle()
  come(frameOf(0, 2))
  expect(rewind.at.value).toBeNull()
  expect(shown()).toBe(0)
})
