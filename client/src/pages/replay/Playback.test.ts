/** @jest-environment node */
import { type AnyGame, findGame, gameIds } from '@heorot/shared'
import { Timeline } from '@heorot/shared/record'
import { watchMatch } from '@heorot/shared/testkit'
import { momentPath, readViewpoint } from './viewpoint'
import { Playback } from './Playback'

const game = findGame('movie')!
const timelineOf = (of: AnyGame) =>
  new Timeline(
    of,
    watchMatch(of, { seats: 2, options: {}, seed: '0'.repeat(31).concat('7') }, { laws: {} }).record,
  )
const timeline = timelineOf(game)
const holders = [0, 1].map(seat => ({ seat, from: 1, name: `Seat ${seat}`, person: null, bot: null }))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const opened = (step = 0) => new Playback(timeline, holders, { step, viewpoint: 'spectator' })
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds)

const STEP_MS = 1300

test('a step onward tells its events, a jump tells none and starts over', () => {
  const playback = opened()
  playback.go(1)
  expect(playback.target.value).toMatchObject({ revision: 1, match: 1 })
  expect(playback.target.value.events.length).toBeGreaterThan(0)
  playback.go(30)
  expect(playback.target.value).toMatchObject({ revision: 30, match: 2, events: [] })
})

test('nobody’s hand is shown but that of the seat that is the viewpoint', () => {
  const playback = opened(20)
  expect(playback.target.value.secret).toBeNull()
  playback.look(1)
  expect(playback.target.value).toMatchObject({ viewer: 1, secret: game.secretView(timeline.at(20), 1) })
  playback.look('open')
  expect(playback.target.value).toMatchObject({ viewer: 'spectator', secret: null, prompt: null })
})

test.each(gameIds)('a frame of %s stays as it is while other moments are looked at', id => {
  const playback = new Playback(timelineOf(findGame(id)!), holders, { step: 24, viewpoint: 1 })
  const shown = playback.target.value
  const before = JSON.stringify(shown)
  for (let step = 25; step < 40; step++) playback.frameAt(step)
  expect(JSON.stringify(shown)).toBe(before)
})

test('strides go to turns and chapters, and stay within the match', () => {
  const playback = opened()
  playback.stride('turn', -1)
  expect(playback.step.value).toBe(0)
  playback.stride('chapter', 1)
  expect(playback.step.value).toBe(timeline.chapters[1]!.at)
  playback.stride('turn', 1)
  expect(timeline.turns).toContain(playback.step.value)
  playback.go(100_000)
  expect(playback.target.value.outcome).not.toBeNull()
})

test('plays to the end and stops there; playing again begins at the deal', () => {
  const playback = opened(timeline.length - 2)
  playback.toggle()
  pass(STEP_MS)
  expect(playback.playing.value).toBe(true)
  pass(STEP_MS)
  expect([playback.step.value, playback.playing.value]).toEqual([timeline.length, false])
  playback.toggle()
  expect(playback.step.value).toBe(0)
  playback.close()
  pass(STEP_MS)
  expect(playback.step.value).toBe(0)
})

test('the log ends at the moment shown', () => {
  const playback = opened(25)
  expect(playback.entries.value.at(-1)?.revision).toBe(25)
})

test('the picture goes first; of the moments dragged past, only the last is put into words', () => {
  const playback = opened(25)
  const read: number[] = []
  playback.frame.subscribe(({ revision }) => read.push(revision))
  for (const step of [40, 50, 60]) {
    playback.go(step)
    pass(10)
    expect(playback.target.value.revision).toBe(step)
  }
  pass(100)
  expect(read).toEqual([25, 60])
  expect(playback.entries.value.at(-1)?.revision).toBe(60)
  expect(playback.frame.value).toBe(playback.target.value)
})

test('nothing is put into words once the page is left', () => {
  const playback = opened(25)
  playback.go(40)
  playback.close()
  pass(100)
  expect(playback.frame.value.revision).toBe(25)
})

test('a moment’s address is read back; nonsense is a spectator', () => {
  const query = new URLSearchParams(momentPath('ABCD2345-1', 17, 1).split('?')[1])
  expect([query.get('step'), readViewpoint(query.get('eyes'), 2)]).toEqual(['17', 1])
  expect([readViewpoint('9', 2), readViewpoint(null, 2)]).toEqual(['spectator', 'spectator'])
})

test('every step shows the names it was played under', () => {
  const heir = { seat: 1, from: 5, name: 'Heir', person: null, bot: null }
  const playback = new Playback(timeline, [...holders, heir], { step: 4, viewpoint: 'spectator' })
  const names = (step: number) => playback.frameAt(step).people.map(({ name }) => name)
  expect(names(4)).toEqual(['Seat 0', 'Seat 1'])
  expect(names(5)).toEqual(['Seat 0', 'Heir'])
})
