/** What a bot would do here and why, in words. */
import { canonical } from '@heorot/shared'
import type { MovieIntent, MoviePrompt, MovieTypes } from '@heorot/shared/games/movie'
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import { advisor } from '../../../kit/advisor'
import type { Advisor } from '../../../kit/GameClient'
import { choicesOf } from '../choices'
import { changedPlaces } from '../move'
import { endWithPlaces } from '../names'
import { whatItDoes } from '../sentence'
import { loadMovieWords } from '../texts'
import type { MovieAdvice } from './en'

const loadTexts = textLoader<MovieAdvice>({
  en: async () => (await import('./en')).movieAdviceEn,
  de: async () => (await import('./de')).movieAdviceDe,
  fr: async () => (await import('./fr')).movieAdviceFr,
  pl: async () => (await import('./pl')).movieAdvicePl,
})

export async function loadMovieAdvice(language: Language): Promise<Advisor<MovieTypes>> {
  const [words, advice] = await Promise.all([loadMovieWords(language), loadTexts(language)])
  return advisor(advice, {
    // The same words as on the action bar, with the places that a pointer would show there.
    say: ({ view }, intent) =>
      whatItDoes(words, view, intent).replace('.', endWithPlaces(words, view.act, changedPlaces(intent))),
    picks: ({ prompt }, intent) => pathTo(prompt, intent),
  })
}

/** What one would press for it, without the last press that confirms. */
function pathTo(prompt: MoviePrompt | null, intent: MovieIntent): readonly string[] {
  const wanted = canonical(intent)
  return choicesOf(prompt).find(choice => canonical(choice.intent) === wanted)?.path ?? []
}
