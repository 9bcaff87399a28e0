/** What a bot would do here and why, in words. */
import type { MovieIntent, MovieTypes, MoviePublic, Space } from '@heorot/shared/games/movie'
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import { advisor } from '../../../kit/advisor'
import type { Advisor } from '../../../kit/GameClient'
import { spaceName } from '../names'
import { whatItDoes } from '../sentence'
import { loadMovieWords } from '../texts'
import type { MovieWords } from '../texts/en'
import type { MovieAdvice } from './en'

const loadTexts = textLoader<MovieAdvice>({
  en: async () => (await import('./en')).movieAdviceEn,
  de: async () => (await import('./de')).movieAdviceDe,
  fr: async () => (await import('./fr')).movieAdviceFr,
  pl: async () => (await import('./pl')).movieAdvicePl,
})

export async function loadMovieAdvice(language: Language): Promise<Advisor<MovieTypes>> {
  const [words, advice] = await Promise.all([loadMovieWords(language), loadTexts(language)])
  return advisor(advice.why, ({ view }, intent) => actionOf(words, view, intent))
}

/** The same words as on the action bar, with the places that a pointer would show there. */
function actionOf(words: MovieWords, view: MoviePublic, intent: MovieIntent): string {
  const places = spacesIn(intent).map(space => spaceName(words, view.act, space))
  const said = whatItDoes(words, view, intent)
  return places.length > 0 ? said.replace('.', ` (${places.join('; ')}).`) : said
}

function spacesIn(intent: MovieIntent): readonly Space[] {
  if (intent.kind === 'swap') return [intent.a, intent.b]
  if (intent.kind === 'counsel') return [intent.to]
  return 'space' in intent ? [intent.space] : []
}
