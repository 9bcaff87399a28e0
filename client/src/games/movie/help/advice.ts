/** What a bot would do here and why, in words. */
import { canonical } from '@heorot/shared'
import type { MovieIntent, MoviePrompt, MovieTypes } from '@heorot/shared/games/movie'
import type { Language } from '../../../app/settings/languages'
import { advisor } from '../../../kit/helpers/advisor'
import type { Advisor } from '../../../kit/GameClient'
import { choicesOf } from '../choices'
import { changedPlaces } from '../move'
import { endWithPlaces } from '../words/names'
import { whatItDoes } from '../words/sentence'
import { loadMovieAdviceTexts, loadMovieWords } from '../texts'

export async function loadMovieAdvice(language: Language): Promise<Advisor<MovieTypes>> {
  const [words, advice] = await Promise.all([loadMovieWords(language), loadMovieAdviceTexts(language)])
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
