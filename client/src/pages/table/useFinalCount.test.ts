import { countedScore } from './useFinalCount'

const outcome = { places: [2, 1, 3], scores: [40, 66, -4] }
const at = (elapsed: number, moving = true) =>
  outcome.places.map((_, seat) => countedScore(outcome, seat, elapsed, moving))

test('scores count up one after the other, from the last place to the first', () => {
  expect(at(0)).toEqual([null, null, -0])
  expect(at(899)).toEqual([null, null, -4])
  expect(at(900)).toEqual([0, null, -4])
  expect(at(900 + 325)).toEqual([20, null, -4])
  expect(at(1800)).toEqual([40, 0, -4])
  expect(at(2700)).toEqual([40, 66, -4])
})

test('without movement they appear in the same order', () => {
  expect(at(0, false)).toEqual([null, null, -4])
  expect(at(900, false)).toEqual([40, null, -4])
})
