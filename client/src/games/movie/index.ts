/** The game as the rest of the client knows it. All that is heavy loads on demand. */
import type { MovieTypes } from '@heorot/shared/games/movie'
import type { GameClient } from '../../kit/GameClient'

export const movieClient: GameClient<MovieTypes> = {
  id: 'movie',
  seats: { min: 2, max: 4 },
  minutes: 45,
  loadCover: async () => (await import('./cover')).movieCover(),
  loadTexts: async language => (await import('./movieTexts')).loadMovieTexts(language),
  loadAdvice: async language => (await import('./help/advice')).loadMovieAdvice(language),
  loadHowTo: async language => (await import('./art/howToPictures')).loadMovieHowTo(language),
  loadGlossary: async language => (await import('./texts')).loadMovieGlossary(language),
  loadCoach: async language => (await import('./help/coach')).loadMovieCoach(language),
  loadStill: async () => (await import('./still')).movieStill,
  loadTable: async () => (await import('./table')).movieTableClient,
}
