/** The game in six pictures. */
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import type { HowToFrame } from '../../../kit/GameClient'
import { loadLegendWords } from '../texts'
import { legendHowToPictures } from '../art/howToPictures'

const loadCaptions = textLoader<readonly string[]>({
  en: async () => (await import('./texts/en')).legendHowToEn,
  de: async () => (await import('./texts/de')).legendHowToDe,
  fr: async () => (await import('./texts/fr')).legendHowToFr,
  pl: async () => (await import('./texts/pl')).legendHowToPl,
})

export async function loadLegendHowTo(language: Language): Promise<readonly HowToFrame[]> {
  const [captions, words] = await Promise.all([loadCaptions(language), loadLegendWords(language)])
  return legendHowToPictures(words.letter).map((svg, i) => ({ svg, words: captions[i] ?? '' }))
}
