/** Words of what explains the games, loaded with it and not before. */
import { textLoader } from '../../../app/language/textLoader'
import { wordsHook } from '../../../app/language/loadedWords'
import type { LearnTexts } from './en'

export const useLearnTexts = wordsHook(
  textLoader<LearnTexts>({
    en: async () => (await import('./en')).learnEn,
    de: async () => (await import('./de')).learnDe,
    fr: async () => (await import('./fr')).learnFr,
    pl: async () => (await import('./pl')).learnPl,
  }),
)
