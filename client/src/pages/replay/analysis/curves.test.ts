/** @jest-environment node */
import { chanceCurves, curvesOf } from './curves'

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

test('chances run from certain at the top to hopeless, without the moments nobody knows', () => {
  expect(chanceCurves([0, 10, 20], [[0.5, 0.5], null, [1, 0]])).toEqual(['0,50 20,0', '0,50 20,100'])
  expect(chanceCurves([0, 10], [null, null])).toEqual([])
})
