/** @jest-environment node */
import { curvesOf } from './curves'

test('the best is at the top, the worst at the bottom, and a change is a corner', () => {
  const [first, second] = curvesOf([
    [0, 0],
    [0, -10],
    [0, -10],
    [10, -10],
  ])
  expect(first).toBe('0,50 3,50 3,6')
  expect(second).toBe('0,50 1,50 1,94 3,94 3,94')
})

test('a match of one moment has a point for each seat', () => {
  expect(curvesOf([[0, 0, 0]])).toEqual(['0,94', '0,94', '0,94'])
})
