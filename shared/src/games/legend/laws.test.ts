import { watchFor } from '../../testkit'
import { legend } from './legend'

const OPTIONS = [
  {},
  { advanced: true, fallen: true },
  { openTokens: true },
  { advanced: true, openTokens: true },
]

it('The Legend obeys the laws with any number of players', () => {
  expect(watchFor(legend, OPTIONS, { every: 41, now: Date.now(), process })).toBeNull()
})
