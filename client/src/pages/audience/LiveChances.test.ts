import type { Chances, ChanceTask } from '../../bots/winChances'
import { type ChanceHand, LiveChances } from './LiveChances'
import { earlierSteps } from './useChances'

/** A worker that answers when told. */
class SlowHand implements ChanceHand {
  onmessage: ((event: MessageEvent<Chances>) => void) | null = null
  onerror: ((event: ErrorEvent) => void) | null = null
  readonly tasks: ChanceTask[] = []
  isEnded = false
  postMessage(task: ChanceTask): void {
    this.tasks.push(task)
  }
  terminate(): void {
    this.isEnded = true
  }
  stumble(): void {
    this.onerror?.({ message: 'a fall' } as ErrorEvent)
  }
  answer(): void {
    const { revision } = this.tasks.at(-1)!
    this.onmessage?.(new MessageEvent('message', { data: { revision, chances: [0.5, 0.5] } }))
  }
}

const moment = (revision: number, match = 1) => ({ match, revision, view: { revision } })
const revisions = (tasks: readonly { revision: number }[]) => tasks.map(({ revision }) => revision)

function opened() {
  const hand = new SlowHand()
  return { hand, live: new LiveChances('movie', () => hand) }
}

test('every moment is asked once, one at a time, the newest first', () => {
  const { hand, live } = opened()
  for (const revision of [4, 4, 5, 6]) live.ask(moment(revision))
  expect(revisions(hand.tasks)).toEqual([4])
  hand.answer()
  hand.answer()
  hand.answer()
  expect(revisions(hand.tasks)).toEqual([4, 6, 5])
  expect(revisions(live.known.value)).toEqual([4, 5, 6])
})

test('only the public view is asked about', () => {
  const { hand, live } = opened()
  live.ask({ ...moment(3), secret: 'mine' } as ReturnType<typeof moment>)
  expect(Object.keys(hand.tasks[0]!).sort()).toEqual(['game', 'limit', 'playouts', 'revision', 'view'])
})

test.each([40, 1])(
  'another match begins with nothing, and hears nothing of step %i of the last one',
  last => {
    const { hand, live } = opened()
    live.ask(moment(last))
    live.ask(moment(1, 2))
    hand.answer()
    expect(live.known.value).toEqual([])
    hand.answer()
    expect(revisions(live.known.value)).toEqual([1])
  },
)

test('a worker that throws is replaced, and the next moment has its turn', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const hands: SlowHand[] = []
  const live = new LiveChances('movie', () => hands[hands.push(new SlowHand()) - 1]!)
  for (const revision of [4, 5, 6]) live.ask(moment(revision))
  hands[0]!.stumble()
  expect(hands.map(({ isEnded }) => isEnded)).toEqual([true, false])
  hands[1]!.answer()
  hands[1]!.answer()
  live.ask(moment(4))
  live.ask(moment(7))
  hands[1]!.stumble()
  live.ask(moment(8))
  hands[2]!.answer()
  live.close()
  expect(hands.map(({ isEnded }) => isEnded)).toEqual([true, true, true])
  expect(revisions(live.known.value)).toEqual([5, 6, 8])
})

test('who comes late gets a few earlier moments', () => {
  expect(earlierSteps(0)).toEqual([])
  expect(earlierSteps(3)).toEqual([0, 1, 2])
  expect(earlierSteps(140)).toHaveLength(15)
  expect(earlierSteps(140).at(-1)).toBe(139)
})
