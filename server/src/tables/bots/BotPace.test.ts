import type { AnyGame } from '@heorot/shared'
import { FakeTable, startedForTwo } from '../../../test/support/fakeTable'
import { until } from '../../../test/support/harness'
import { BotPace } from './BotPace'
import type { Play } from '../Play'

const PAUSE = 900

function pace(watchTime: number) {
  let now = 5_000_000
  const play = { revision: 7, watchTime } as Play & { revision: number }
  const bots = new BotPace(PAUSE, () => now, 0)
  return {
    bots,
    play,
    pass: (ms: number) => {
      now += ms
    },
  }
}

test('a bot waits until everybody present has watched the last move', () => {
  const { bots, play } = pace(4000)
  expect(bots.wait(play, [0, 2])).toBe(6400)
  bots.watched(0, 7)
  expect(bots.wait(play, [0, 2])).toBe(6400)
  bots.watched(2, 7)
  expect(bots.wait(play, [0, 2])).toBe(PAUSE)
  bots.watched(2, 3)
  expect(bots.wait(play, [0, 2])).toBe(PAUSE)
})

test('the wait counts from the move, and never gets longer by clocks that jump', () => {
  const { bots, play, pass } = pace(4000)
  bots.wait(play, [])
  pass(3000)
  expect(bots.wait(play, [])).toBe(1000)
  pass(-60_000)
  expect(bots.wait(play, [])).toBe(4000)
  pass(600_000)
  expect(bots.wait(play, [])).toBe(0)
})

test('what was watched before does not count for the next move or the next match', () => {
  const { bots, play } = pace(4000)
  bots.watched(0, 7)
  play.revision = 8
  expect(bots.wait(play, [0])).toBe(6400)
  bots.watched(0, 50)
  expect(bots.wait({ revision: 3, watchTime: 4000 } as Play, [0])).toBe(6400)
})

test('a pause of 0 turns the pace off', () => {
  expect(new BotPace(0, () => 1, 0).wait({ revision: 1, watchTime: 4000 } as Play, [0])).toBe(0)
})

/** A game whose moves take an hour to watch. */
const longWinded = (game: AnyGame): AnyGame => ({ ...game, watchTime: () => 3_600_000 })

test('at a table, a bot moves as soon as the last person has watched', async () => {
  const order = { game: 'movie', seats: 2, bots: [null, 'thrall'] }
  const fake = new FakeTable(order, undefined, { botPause: 1, adapt: longWinded })
  await fake.enter('Hrothgar')
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  const play = fake.table.play!
  while (play.waitingFor[0] === 0) await fake.step()
  const before = play.revision
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(play.revision).toBe(before)
  expect(await fake.ask('Hrothgar', 'watched', { match: 1, revision: before })).toEqual({ ok: true })
  await until('the bot to move', () => play.revision > before)
  fake.table.standIns.stop()
})

test('what a browser reports by itself does not bring its owner back', async () => {
  const { fake, seat, asked: owner } = await startedForTwo({ clock: 'brisk' }, undefined, { botPause: 1e8 })
  fake.table.standIns.begin(seat)
  await fake.ask(owner, 'watched', { match: 1, revision: 0 })
  expect(fake.table.standIns.seats.has(seat)).toBe(true)
  await fake.ask(owner, 'sync')
  expect(fake.table.standIns.seats.has(seat)).toBe(false)
  fake.table.standIns.stop()
})
