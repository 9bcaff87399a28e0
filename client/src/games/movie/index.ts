/** The Movie Board Game as the rest of the client knows it. All that is heavy loads on demand. */
import type { MovieTypes } from '@heorot/shared/games/movie'
import type { GameClient } from '../../table/frame'

export const movieClient: GameClient<MovieTypes> = {
  id: 'movie',
  seats: { min: 2, max: 4 },
  minutes: 45,
  loadCover: async () => (await import('./cover')).cover(),
  loadTexts: async language => {
    const { gameTexts, loadWords } = await import('./texts')
    return gameTexts(await loadWords(language))
  },
  loadAdvice: async language => (await import('./advice')).loadAdvice(language),
  loadTable: () => import('./table'),
}
