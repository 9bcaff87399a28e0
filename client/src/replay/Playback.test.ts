/** @jest-environment node */
import { findGame } from '@heorot/shared'
import { Timeline } from '@heorot/shared/record'
import { watchMatch } from '@heorot/shared/testkit'
import { momentPath, readEyes, readStep } from './eyes'
import { Playback } from './Playback'

const game = findGame('movie')!
const { record } = watchMatch(game, { seats: 2, options: {}, seed: '0'.repeat(31).concat('7') }, { laws: {} })
const timeline = new Timeline(game, record)
const people = [0, 1].map(seat => ({ seat, name: `Seat ${seat}`, bot: null, online: true }))

function opened(step = 0) {
  const timers: (() => void)[] = []
  const playback = new Playback(timeline, people, { step, eyes: 'spectator' }, (_, run) => {
    timers.push(run)
    return () => timers.splice(timers.indexOf(run), 1)
  })
  return { playback, pass: () => timers.shift()?.() }
}

test('a step onward tells its events, a jump tells none and begins anew', () => {
  const { playback } = opened()
  playback.go(1)
  expect(playback.frame.value).toMatchObject({ revision: 1, match: 1 })
  expect(playback.frame.value.events.length).toBeGreaterThan(0)
  playback.go(30)
  expect(playback.frame.value).toMatchObject({ revision: 30, match: 2, events: [] })
})

test('nobody’s hand is shown but that of the seat whose eyes are lent', () => {
  const { playback } = opened(20)
  expect(playback.frame.value.secret).toBeNull()
  playback.look(1)
  expect(playback.frame.value).toMatchObject({ viewer: 1, secret: game.secretView(timeline.at(20), 1) })
  playback.look('open')
  expect(playback.frame.value).toMatchObject({ viewer: 'spectator', secret: null, prompt: null })
})

test('strides go to turns and chapters, and stay within the match', () => {
  const { playback } = opened()
  playback.stride('turn', -1)
  expect(playback.step.value).toBe(0)
  playback.stride('chapter', 1)
  expect(playback.step.value).toBe(timeline.chapters[1]!.at)
  playback.stride('turn', 1)
  expect(timeline.turns).toContain(playback.step.value)
  playback.go(100_000)
  expect(playback.frame.value.outcome).not.toBeNull()
})

test('plays to the end and stops there; playing again begins at the deal', () => {
  const { playback, pass } = opened(timeline.length - 2)
  playback.toggle()
  pass()
  expect(playback.playing.value).toBe(true)
  pass()
  expect([playback.step.value, playback.playing.value]).toEqual([timeline.length, false])
  playback.toggle()
  expect(playback.step.value).toBe(0)
  playback.close()
  pass()
  expect(playback.step.value).toBe(0)
})

test('the log ends at the moment shown', () => {
  const { playback } = opened(25)
  expect(playback.entries.value.at(-1)?.revision).toBe(25)
})

test('a moment’s address is read back; nonsense is an onlooker at no step', () => {
  const query = new URLSearchParams(momentPath('ABCD2345-1', 17, 1).split('?')[1])
  expect([readStep(query.get('step')), readEyes(query.get('eyes'), 2)]).toEqual([17, 1])
  expect([readStep('-1'), readStep(null), readEyes('9', 2), readEyes(null, 2)]).toEqual([
    null,
    null,
    'spectator',
    'spectator',
  ])
})
