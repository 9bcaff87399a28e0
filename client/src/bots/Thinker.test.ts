import { begin, findGame, seedFromNumber } from '@heorot/shared'
import { seenFrom, type Task } from '@heorot/shared/bots'
import { decideAndExplain } from './decide'
import { type ThinkingWorker, Thinker } from './Thinker'

const game = findGame('movie')!
const { state } = begin(game, { seats: 2, options: {}, seed: seedFromNumber(1) })
const seat = game.asked(state)[0]!
const task: Task = {
  ...{ game: 'movie', strength: 'king', budgetMs: 0, seed: seedFromNumber(2) },
  seen: seenFrom(game, state, seat)!,
}

/** A worker that obeys `does`; what it was asked is noted. */
function hands(does: (hand: ThinkingWorker, task: Task) => void) {
  const asked: string[] = []
  const ended: ThinkingWorker[] = []
  const hire = () => {
    const hand: ThinkingWorker = {
      ...{ onmessage: null, onerror: null },
      postMessage(given) {
        asked.push(given.strength)
        queueMicrotask(() => does(hand, given))
      },
      terminate: () => ended.push(hand),
    }
    return hand
  }
  return { asked, ended, hire }
}

const answer = (hand: ThinkingWorker, given: Task) =>
  hand.onmessage?.({ data: decideAndExplain(given, () => 0) } as MessageEvent<
    ReturnType<typeof decideAndExplain>
  >)
const stumble = (hand: ThinkingWorker) => hand.onerror?.({ message: 'a fall' } as ErrorEvent)

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => jest.restoreAllMocks())

test('decides legally and says why', async () => {
  const { hire } = hands(answer)
  const { intent, why } = await new Thinker(hire).think(task)
  expect(game.refuse(state, seat, intent)).toBeNull()
  expect(why.length).toBeGreaterThan(0)
})

test('asks one after the other, and the same worker', async () => {
  const { hire, asked } = hands(answer)
  const hireOnce = jest.fn(hire)
  const { think } = new Thinker(hireOnce)
  await Promise.all([think(task), think({ ...task, strength: 'thane' }), think(task)])
  expect(asked).toEqual(['king', 'thane', 'king'])
  expect(hireOnce).toHaveBeenCalledTimes(1)
})

test('who stumbles is replaced by the next weaker, and the last one needs no worker', async () => {
  const { hire, asked, ended } = hands((hand, given) =>
    given.strength === 'thane' ? answer(hand, given) : stumble(hand),
  )
  await new Thinker(hire).think(task)
  expect(asked).toEqual(['king', 'thane'])
  expect(ended).toHaveLength(1)
  const none = hands(stumble)
  const { intent } = await new Thinker(none.hire).think(task)
  expect(none.asked).toEqual(['king', 'thane', 'thrall'])
  expect(game.refuse(state, seat, intent)).toBeNull()
})

test('who is late is replaced, too', async () => {
  const { hire, asked } = hands((hand, given) => given.strength !== 'king' && answer(hand, given))
  await new Thinker(hire, 1).think(task)
  expect(asked.slice(0, 2)).toEqual(['king', 'thane'])
})
