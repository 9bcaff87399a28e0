import '../../kit/withoutCanvas'
import { begin, seedFromNumber } from '@heorot/shared'
import { movie } from '@heorot/shared/games/movie'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { tableClient } from '../../kit/tableClient'
import { movieTable } from './movieTable'
import { movieTexts, loadMovieWords } from './texts'

const { Hand } = tableClient(movieTable)

test('everything that a seat holds has its picture, and the name that the words give it', async () => {
  const { state } = begin(movie, { seats: 3, options: {}, seed: seedFromNumber(7) })
  const secret = movie.secretView(state, 1)
  const page = document.createElement('div')
  act(() => render(<Hand secret={secret} />, page))
  await act(async () => void (await loadMovieWords('en')))
  const shown = [...page.querySelectorAll('li')]
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.map(one => one.textContent)).toEqual(movieTexts(await loadMovieWords('en')).hand!(secret))
  expect(shown.every(one => one.querySelector('img'))).toBe(true)
})
