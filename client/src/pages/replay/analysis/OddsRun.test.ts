import type { MatchRecord } from '@heorot/shared'
import type { OddsTask } from '../../../bots/odds'
import { type OddsHand, OddsRun } from './OddsRun'

function opened() {
  const asked: OddsTask[] = []
  const hands: OddsHand[] = []
  let ended = 0
  const run = new OddsRun({} as MatchRecord, 100, () => {
    hands.push({
      ...{ onmessage: null, onerror: null },
      postMessage: task => asked.push(task),
      terminate: () => ended++,
    })
    return hands.at(-1)!
  })
  const say = (done: number) =>
    hands.at(-1)!.onmessage!({ data: { done, of: 10, playouts: 0, chances: [] } } as unknown as MessageEvent)
  return { run, asked, hands, say, ended: () => ended }
}

test('runs once, tells how far it is, and lets its worker go when done', () => {
  const { run, asked, say, ended } = opened()
  run.start()
  run.start()
  say(4)
  expect([asked.length, run.state.value, run.odds.value?.done]).toEqual([1, 'running', 4])
  say(10)
  run.start()
  expect([asked.length, run.state.value, ended()]).toEqual([1, 'done', 1])
})

test('is stopped with what it has, and can begin again', () => {
  const { run, asked, say, ended } = opened()
  run.stop()
  expect(run.state.value).toBe('idle')
  run.start()
  say(3)
  run.stop()
  expect([run.state.value, run.odds.value?.done, ended()]).toEqual(['stopped', 3, 1])
  run.start()
  expect([run.state.value, asked.length]).toEqual(['running', 2])
})

test('a worker that falls is told of', () => {
  const { run, hands, ended } = opened()
  run.start()
  hands[0]!.onerror!({} as ErrorEvent)
  expect([run.state.value, ended()]).toEqual(['failed', 1])
})
