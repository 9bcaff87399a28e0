import type { TableFrame } from './frame'
import { LookBack } from './LookBack'

const frame = (revision: number) =>
  ({ match: 1, revision, events: [{ kind: 'drew' }], prompt: null }) as unknown as TableFrame

function opened(pace = 1, drawn = true) {
  const timers: (() => void)[] = []
  const back = new LookBack(
    () => pace,
    (_, run) => {
      timers.push(run)
      return () => timers.splice(timers.indexOf(run), 1)
    },
  )
  back.follow(frame(9))
  if (drawn) back.drawn()
  return { back, pass: () => timers.shift()?.(), shown: () => back.frame.value?.revision }
}

test('shows how it was, then every step, then how it is', () => {
  const { back, pass, shown } = opened()
  back.recall(frame(6), [frame(7), frame(8), frame(9)])
  const seen = [shown()]
  for (let i = 0; i < 3; i++) {
    pass()
    seen.push(shown())
  }
  expect(seen).toEqual([6, 7, 8, 9])
  expect(back.recalled.value?.at).toBe(2)
  pass()
  expect([shown(), back.recalled.value]).toEqual([9, null])
  expect(back.frame.value?.events).toEqual([])
})

test('is skipped to the newest frame, also to one that came meanwhile', () => {
  const { back, shown } = opened()
  back.recall(frame(6), [frame(7), frame(8), frame(9)])
  back.follow(frame(10))
  expect(shown()).toBe(6)
  back.skip()
  expect([shown(), back.recalled.value]).toEqual([10, null])
  expect(back.frame.value?.events).toHaveLength(1)
})

test('without movement it is a list, and the table stays as it is', () => {
  const { back, shown } = opened(0)
  back.recall(frame(6), [frame(7), frame(8), frame(9)], 12)
  expect([shown(), back.recalled.value?.at, back.recalled.value?.untold]).toEqual([9, null, 12])
  back.skip()
  expect(back.recalled.value).toBeNull()
})

test('nothing missed is nothing shown; a closed table shows nothing more', () => {
  const { back, pass, shown } = opened()
  back.recall(frame(9), [])
  expect(back.recalled.value).toBeNull()
  back.recall(frame(6), [frame(7)])
  back.close()
  pass()
  expect(shown()).toBe(6)
})

test('what is recalled before the table is drawn is listed, and played once it is', () => {
  const { back, shown } = opened(1, false)
  back.recall(frame(6), [frame(7)])
  expect([shown(), back.recalled.value?.at]).toEqual([9, null])
  back.drawn()
  expect(shown()).toBe(6)
})

test('what was skipped before the table is drawn is not played', () => {
  const { back, shown } = opened(1, false)
  back.recall(frame(6), [frame(7)])
  back.skip()
  back.drawn()
  expect([shown(), back.recalled.value]).toEqual([9, null])
})
