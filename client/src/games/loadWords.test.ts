import { loadLegendWords } from './legend/texts'
import { loadMovieWords } from './movie/texts'

const offline = () => {
  throw new Error('offline')
}

test.each([
  ['movie', loadMovieWords],
  ['legend', loadLegendWords],
])('%s: words that failed to load are loaded again when asked for again', async (game, loadWords) => {
  jest.doMock(`./${game}/texts/table/pl`, offline)
  await expect(loadWords('pl')).rejects.toThrow('offline')
  jest.dontMock(`./${game}/texts/table/pl`)
  expect((await loadWords('pl')).language).toBe('pl')
})
