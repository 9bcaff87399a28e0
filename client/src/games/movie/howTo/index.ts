/** The game in six pictures. */
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import type { HowToFrame } from '../../../kit/GameClient'
import { movieHowToPictures } from '../art/howToPictures'

const loadCaptions = textLoader<readonly string[]>({
  en: async () => (await import('./texts/en')).movieHowToEn,
  de: async () => (await import('./texts/de')).movieHowToDe,
  fr: async () => (await import('./texts/fr')).movieHowToFr,
  pl: async () => (await import('./texts/pl')).movieHowToPl,
})

export async function loadMovieHowTo(language: Language): Promise<readonly HowToFrame[]> {
  const captions = await loadCaptions(language)
  return movieHowToPictures().map((svg, i) => ({ svg, words: captions[i] ?? '' }))
}
