/** The game in six pictures. */
import type { Language } from '../../../app/settings/languages'
import type { HowToFrame } from '../../../kit/GameClient'
import { movieHowToPictures } from '../art/howToPictures'
import { loadMovieWords } from '../texts'

export async function loadMovieHowTo(language: Language): Promise<readonly HowToFrame[]> {
  const { howTo } = await loadMovieWords(language)
  return movieHowToPictures().map((svg, i) => ({ svg, words: howTo[i] ?? '' }))
}
