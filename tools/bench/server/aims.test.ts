import { verdicts } from './aims'
import { median, quantile } from './figures'
import type { Results } from './rounds'
import { SCENARIO_IDS } from './scenarios'

const nothing = () => Object.fromEntries(SCENARIO_IDS.map(id => [id, []])) as unknown as Results['heorot']

it('judges by the ratio within each round, and only what was measured', () => {
  const fullLoad = (...perCore: number[]) => ({
    ...nothing(),
    fullLoad: perCore.map(n => ({ perCore: n, bytes: 1 })),
  })
  const judged = verdicts({
    heorot: fullLoad(60, 6, 70),
    'boardgame.io': fullLoad(10, 1, 10),
    relay: fullLoad(100, 100, 100),
  })
  expect(judged.map(({ value, reached }) => [value, reached])).toEqual([
    [6, true],
    [0.6, true],
    [1, false],
  ])
})

it('knows middles and ends', () => {
  expect(median([5, 1, 3])).toBe(3)
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(quantile([1, 2, 3, 4], 0.5)).toBe(3)
  expect(quantile([1, 2, 3, 4], 0.99)).toBe(4)
})
