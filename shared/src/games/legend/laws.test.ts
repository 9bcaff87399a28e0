import { allLaws, lawCases, watchMany } from '../../testkit'
import { legend } from './legend'

/** 200 seeds a case; each game is looked at on every 41st step, from another one on. */
const SAMPLED = { laws: allLaws, every: 41, first: 1, count: 200 }
const EVERY_STEP = { laws: allLaws, first: 1000, count: 1 }

describe('The Legend obeys the laws', () => {
  const cases = lawCases(legend, [{}, { advanced: true, fallen: true }])
  // Open tokens leave less to leak, so fewer games have to be watched.
  const openCases = lawCases(legend, [{ openTokens: true }, { advanced: true, openTokens: true }])

  it.each(cases)('over whole games with %i players and %j', (seats, options) => {
    expect(watchMany(legend, seats, options, SAMPLED)).toBeNull()
  })

  it.each(openCases)('over some games with %i players and %j', (seats, options) => {
    expect(watchMany(legend, seats, options, { ...SAMPLED, count: 25 })).toBeNull()
  })

  it.each([...cases, ...openCases])('at every single step, with %i players and %j', (seats, options) => {
    expect(watchMany(legend, seats, options, EVERY_STEP)).toBeNull()
  })
})
