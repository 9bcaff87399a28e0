/** The checker must find a stale copy, and nothing wrong with a table that moves on meanwhile. */
import { type Arrival, checkArrival, type Position } from './arrival'

const before: Position = { fence: 4, owner: 'a', match: 2, step: 34 }
const arrival: Arrival = { process: 'a', match: 2, revision: 34 }
const breaches = (shown: Partial<Arrival>, after: Partial<Position> = {}) =>
  checkArrival(before, { ...before, ...after }, { ...arrival, ...shown }).map(({ breach }) => breach)

it('finds nothing wrong with what the store held, or with more', () => {
  expect(breaches({})).toEqual([])
  expect(breaches({ revision: 35 }, { step: 36 })).toEqual([])
  expect(breaches({ match: 3, revision: 0 }, { match: 3, step: 0 })).toEqual([])
})

it('finds an older step, or an older match', () => {
  expect(breaches({ revision: 33 })).toEqual(['stale'])
  expect(breaches({ match: 1, revision: 90 })).toEqual(['stale'])
})

it('finds a process that lets people in without the fence, even to the right step', () => {
  expect(breaches({ process: 'b' })).toEqual(['stale'])
})

it('does not mind a table that changes hands meanwhile, or that nobody had open', () => {
  expect(breaches({ process: 'b' }, { fence: 5, owner: 'b' })).toEqual([])
  expect(checkArrival({ ...before, owner: null }, before, arrival)).toEqual([])
})
