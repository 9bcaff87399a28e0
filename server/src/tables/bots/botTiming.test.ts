/** When a bot moves tells nothing of what it holds. */
import type { BotStrength } from '@heorot/shared'
import { FakeTable } from '../../../test/support/fakeTable'
import { anythingLegal, type BotThinker } from './thinker'

const PAUSE = 900
const KING_MS = 1000

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }))
afterEach(() => jest.useRealTimers())

/** Thinks as long as it is told, decision by decision. */
const slowThinker = (durations: Iterator<number>): BotThinker => ({
  budgetMs: KING_MS,
  think: async question => {
    await new Promise(resolve => setTimeout(resolve, durations.next().value))
    return anythingLegal.think(question)
  },
})

/** Milliseconds from one move to the next, where two bots think for so long each time. */
async function movesOf(strength: BotStrength, durations: readonly number[]): Promise<number[]> {
  const order = { game: 'movie', seats: 2, bots: [strength, strength], sit: false }
  const adapt = { botPause: PAUSE, adapt: <T extends object>(game: T) => ({ ...game, watchTime: () => 0 }) }
  const fake = new FakeTable(order, slowThinker(durations.values()), adapt)
  const moved = [] as number[]
  await fake.enter('Hrothgar')
  await fake.ask('Hrothgar', 'host', { do: 'start' })
  const play = fake.table.play!
  let last = Date.now()
  while (moved.length < durations.length) {
    const { revision } = play
    jest.advanceTimersToNextTimer()
    fake.now = Date.now()
    for (let turns = 0; turns < 8; turns++) await new Promise(setImmediate)
    if (play.revision === revision) continue
    moved.push(Date.now() - last)
    last = Date.now()
  }
  fake.table.standIns.stop()
  return moved
}

const drawn = (least: number, most: number) =>
  Array.from({ length: 12 }, () => Math.round(least + Math.random() * (most - least)))

it('takes a King as long with one card that fits as with ten', async () => {
  const [one, ten] = [await movesOf('king', drawn(0, 5)), await movesOf('king', drawn(700, KING_MS + 200))]
  expect(new Set(ten)).toEqual(new Set(one))
  expect(new Set(one).size).toBe(1)
  // Thinking is over when people have seen the last move, or a moment later.
  expect(one[0]).toBeLessThan(KING_MS + 300)
})

it('keeps the pace of bots that decide at once', async () => {
  expect(new Set(await movesOf('thane', drawn(0, 200)))).toEqual(new Set([PAUSE]))
})

it('lets a bot that is late move at the next of its moments only', async () => {
  const [first, ...late] = await movesOf('king', [0, 1300, 1600, 2400])
  expect(late).toEqual([2 * first!, 2 * first!, 2 * first!])
})
