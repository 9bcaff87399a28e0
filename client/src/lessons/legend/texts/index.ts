import { textLoader } from '../../../app/language/textLoader'
import type { LessonTexts } from '../../Lesson'

export const loadLegendLessonTexts = textLoader<LessonTexts>({
  en: async () => (await import('./en')).legendLessonEn,
  de: async () => (await import('./de')).legendLessonDe,
  fr: async () => (await import('./fr')).legendLessonFr,
  pl: async () => (await import('./pl')).legendLessonPl,
})
