import { recapMoments } from './Recap'
import type { ChanceSwing } from './swings'

const swing = (revision: number, points: number): ChanceSwing => ({ revision, seat: 0, points })
const starts = Array.from({ length: 20 }, (_, i) => i * 7)

test('the greatest swings come first, the ends of chapters fill up, all in order', () => {
  const swings = [swing(12, 9), swing(30, -40), swing(44, 12), swing(60, 10), swing(81, 33)]
  const moments = recapMoments(swings, starts, 140)
  expect(moments).toHaveLength(8)
  expect(moments).toEqual(expect.arrayContaining([30, 44, 60, 81]))
  expect(moments).not.toContain(12)
  expect([...moments].sort((a, b) => a - b)).toEqual(moments)
})

test('without swings they are spread over the chapters', () => {
  const moments = recapMoments([], starts, 140)
  expect(moments).toHaveLength(8)
  expect([moments[0]! < 30, moments.at(-1)]).toEqual([true, 133])
})

test('in a game of few chapters there are moves in between', () => {
  expect(recapMoments([], [0], 40)).toEqual([10, 20, 30])
})

test('neither the start nor what is on the table is a moment, and none comes twice', () => {
  const moments = recapMoments([swing(0, 50), swing(7, 20), swing(140, 70)], starts, 140)
  expect(moments.filter(one => one === 0 || one === 140)).toEqual([])
  expect(new Set(moments).size).toBe(moments.length)
})
