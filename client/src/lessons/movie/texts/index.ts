import { textLoader } from '../../../app/language/textLoader'
import type { LessonTexts } from '../../Lesson'

export const loadMovieLessonTexts = textLoader<LessonTexts>({
  en: async () => (await import('./en')).movieLessonEn,
  de: async () => (await import('./de')).movieLessonDe,
  fr: async () => (await import('./fr')).movieLessonFr,
  pl: async () => (await import('./pl')).movieLessonPl,
})
