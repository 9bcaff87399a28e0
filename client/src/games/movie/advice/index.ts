/** What a bot would do here and why, in words. */
import type { Intent, MovieTypes, Public, Space } from '@heorot/shared/games/movie'
import type { Language } from '../../../i18n/languages'
import { textLoader } from '../../../i18n/textLoader'
import type { Advisor } from '../../../table/frame'
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
  const reasons: Readonly<Record<string, (numbers: Readonly<Record<string, number>>) => string>> = advice.why
  return {
    advise({ view }, intent, why) {
      const because = why.map(({ reason, numbers }) => reasons[reason]?.(numbers) ?? '')
      return [actionOf(words, view, intent), ...because].filter(Boolean).join(' ')
    },
  }
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
