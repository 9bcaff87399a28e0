/** A lesson with its words in the language on screen; null while it loads. */
import { useLoaded } from '../../app/hooks'
import { useInLanguage } from '../../app/language/loadedWords'
import type { LessonEntry } from '../../lessons'
import type { Lesson, LessonTexts } from '../../lessons/Lesson'

export interface LoadedLesson {
  readonly lesson: Lesson
  readonly texts: LessonTexts
}

export function useLesson(entry: LessonEntry): LoadedLesson | null {
  const lesson = useLoaded(() => entry.loadLesson(), [entry])
  const texts = useInLanguage(language => entry.loadTexts(language), [entry])
  return lesson && texts && { lesson, texts }
}
