import { findGame, gameIds } from '../games'
import { lexiconOf } from './lexicon'

it.each(gameIds)('knows the words of %s, the same every time', id => {
  const game = findGame(id)!
  const words = lexiconOf(game).text.split('\n')
  expect(words.length).toBeLessThanOrEqual(64)
  expect(new Set(words).size).toBe(words.length)
  expect(words).toContain(' prompt')
  expect(lexiconOf({ ...game, edition: 'a reprint' }).text).toBe(lexiconOf(game).text)
})
