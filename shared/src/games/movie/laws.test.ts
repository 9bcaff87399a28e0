import { allLaws, lawCases, watchMany } from '../../testkit'
import { movie } from './movie'

/** 200 seeds a case; each game is looked at on every 23rd step, from another one on. */
const SAMPLED = { laws: allLaws, every: 23, first: 1, count: 200 }
const EVERY_STEP = { laws: allLaws, first: 1000, count: 2 }

describe('the Movie Board Game obeys the laws', () => {
  const cases = lawCases(movie, [{}, { lastAbility: true }])

  it.each(cases)('over whole games with %i players and %j', (seats, options) => {
    expect(watchMany(movie, seats, options, SAMPLED)).toBeNull()
  })

  it.each(cases)('at every single step, with %i players and %j', (seats, options) => {
    expect(watchMany(movie, seats, options, EVERY_STEP)).toBeNull()
  })
})
