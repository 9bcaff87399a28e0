import '../testkit/withoutCanvas'
import { begin, seedFromNumber } from '@heorot/shared'
import { movie } from '@heorot/shared/games/movie'
import { render, type VNode } from 'preact'
import { act } from 'preact/test-utils'
import { tableClient } from '../kit/tableClient'
import { legendTable } from './legend/legendTable'
import { legendTexts } from './legend/legendTexts'
import { framesOf } from './legend/testkit/frames'
import { loadLegendWords } from './legend/texts'
import { movieTable } from './movie/movieTable'
import { movieTexts } from './movie/movieTexts'
import { loadMovieWords } from './movie/texts'

/** Everything that a seat holds has its picture, and the name that the words give it. */
async function expectHand(
  hand: VNode,
  load: () => Promise<unknown>,
  names: () => Promise<readonly string[]>,
) {
  const page = document.createElement('div')
  act(() => render(hand, page))
  await act(async () => void (await load()))
  const shown = [...page.querySelectorAll('li')]
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.map(one => one.textContent)).toEqual(await names())
  expect(shown.every(one => one.querySelector('img'))).toBe(true)
}

test('a hand of The Legend', async () => {
  const { Hand } = tableClient(legendTable)
  const secrets = [...framesOf({ seats: 3, seed: 3, viewer: 1 })].flatMap(frame => frame.secret ?? [])
  const secret = secrets.find(({ hand, tokens }) => hand.length > 4 && tokens.length > 1)!
  const words = () => loadLegendWords('en')
  await expectHand(<Hand secret={secret} />, words, async () => legendTexts(await words()).hand!(secret))
})

test('a hand of the Movie Board Game', async () => {
  const { Hand } = tableClient(movieTable)
  const secret = movie.secretView(begin(movie, { seats: 3, options: {}, seed: seedFromNumber(7) }).state, 1)
  const words = () => loadMovieWords('en')
  await expectHand(<Hand secret={secret} />, words, async () => movieTexts(await words()).hand!(secret))
})
