/** The game in six pictures. */
import type { Language } from '../../../app/settings/languages'
import type { HowToFrame } from '../../../kit/GameClient'
import { loadLegendWords } from '../texts'
import { legendHowToPictures } from '../art/howToPictures'

export async function loadLegendHowTo(language: Language): Promise<readonly HowToFrame[]> {
  const { howTo, letter } = await loadLegendWords(language)
  return legendHowToPictures(letter).map((svg, i) => ({ svg, words: howTo[i] ?? '' }))
}
