import { legendClient } from '../../games/legend'
import { tickerLine } from './Ticker'

/** One begins like the other. */
const names = ['Os', 'Oswin']

test('a step in a few words: a risk with what came of it, a reveal with its ranking, or its first line', async () => {
  const texts = await legendClient.loadTexts('en')
  const line = (...events: object[]) =>
    tickerLine({ match: 1, revision: 1, events: events as never }, texts, names)
  expect(
    line(
      { kind: 'risked', seat: 1, daring: false, cards: [0, 1], fitting: [] },
      { kind: 'scratched', seat: 1 },
    ),
  ).toEqual({
    seat: 1,
    words: expect.stringMatching(/^Oswin revealed .+: none match\.$/),
  })
  const reveal = { kind: 'bidsRevealed', bids: [[], []], totals: [2, 5], ranking: [1, 0] }
  expect(line({ kind: 'locked', seat: 0, count: null }, reveal)).toEqual({
    seat: null,
    words: 'Ranking: Oswin 5, Os 2.',
  })
  expect(line({ kind: 'declined', seat: 0 })).toEqual({ seat: 0, words: 'Os declined.' })
  expect(line()).toBeNull()
})
