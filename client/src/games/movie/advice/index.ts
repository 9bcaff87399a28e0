/** What a bot would do here and why, in words. */
import type { Intent, MovieTypes, Public, Space } from '@heorot/shared/games/movie'
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import { advisor } from '../../../kit/advisor'
import type { Advisor } from '../../../kit/GameClient'
import { spaceName } from '../names'
import { whatItDoes } from '../sentence'
import { loadWords } from '../texts'
import type { Words } from '../texts/en'
import type { Advice } from './en'

const loadTexts = textLoader<Advice>({
  en: async () => (await import('./en')).en,
  de: async () => (await import('./de')).de,
  fr: async () => (await import('./fr')).fr,
  pl: async () => (await import('./pl')).pl,
})

export async function loadAdvice(language: Language): Promise<Advisor<MovieTypes>> {
  const [words, advice] = await Promise.all([loadWords(language), loadTexts(language)])
  return advisor(advice.why, ({ view }, intent) => actionOf(words, view, intent))
}

/** The same words as on the action bar, with the places that a pointer would show there. */
function actionOf(words: Words, view: Public, intent: Intent): string {
  const places = spacesIn(intent).map(space => spaceName(words, view.act, space))
  const said = whatItDoes(words, view, intent)
  return places.length > 0 ? said.replace('.', ` (${places.join('; ')}).`) : said
}

function spacesIn(intent: Intent): readonly Space[] {
  if (intent.kind === 'swap') return [intent.a, intent.b]
  if (intent.kind === 'counsel') return [intent.to]
  return 'space' in intent ? [intent.space] : []
}
