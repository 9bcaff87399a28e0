/** Words of the lesson pages, loaded with them and not before. */
import { textLoader } from '../../../app/language/textLoader'
import { wordsHook } from '../../../app/language/loadedWords'
import type { LessonPageTexts } from './en'

export type { LessonPageTexts } from './en'

export const useLessonPageTexts = wordsHook(
  textLoader<LessonPageTexts>({
    en: async () => (await import('./en')).lessonPageEn,
    de: async () => (await import('./de')).lessonPageDe,
    fr: async () => (await import('./fr')).lessonPageFr,
    pl: async () => (await import('./pl')).lessonPagePl,
  }),
)
