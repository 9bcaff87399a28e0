import { watchFor } from '../../testkit'
import { movie } from './movie'

it('The Movie Board Game obeys the laws with any number of players', () => {
  expect(watchFor(movie, [{}, { lastAbility: true }], { every: 23, now: Date.now(), process })).toBeNull()
})
