/** @jest-environment node */
import { findGame, gameIds } from '@heorot/shared'
import { watchMatch } from '@heorot/shared/testkit'
import { momentsOf, playOdds } from './odds'

test('moments are spread evenly, both ends included, none twice', () => {
  expect(momentsOf(100, 5)).toEqual([0, 25, 50, 75, 100])
  expect(momentsOf(2, 5)).toEqual([0, 1, 2])
  expect(momentsOf(0, 5)).toEqual([0])
})

describe.each(gameIds)('the odds of a match of %s', id => {
  const game = findGame(id)!
  const seed = '0'.repeat(31).concat('3')
  const { record } = watchMatch(game, { seats: 2, options: {}, seed }, { laws: {} })
  const length = record.intents.length
  const task = { record, moments: [0, Math.floor(length * 0.8), length], playouts: 6 }
  const told = [...playOdds(task)]
  const last = told.at(-1)!

  it('grow finer round by round, and every moment’s add up to one', () => {
    expect(told.map(({ done }) => done)).toEqual([4, 8, 12, 14, 16, 18])
    expect(told[0]!.chances.map(one => one !== null)).toEqual([true, false, false])
    expect([last.of, last.playouts]).toEqual([18, 6])
    for (const chances of last.chances) expect(chances!.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
  })

  it('are certain at the end, and the same whenever they are asked', () => {
    const { places } = game.outcome(finalState())!
    const winners = places.filter(place => place === 1).length
    expect(last.chances[2]).toEqual(places.map(place => (place === 1 ? 1 / winners : 0)))
    expect([...playOdds(task)].at(-1)).toEqual(last)
  })

  const finalState = () => watchMatch(game, { seats: 2, options: {}, seed }, { laws: {} }).finalState
})
