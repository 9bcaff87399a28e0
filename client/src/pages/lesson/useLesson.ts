/** A lesson with its words in the language on screen; null while it loads. */
import { useEffect, useState } from 'preact/hooks'
import { wordsHook } from '../../app/language/wordsHook'
import { type LessonEntry, lessons } from '../../lessons'
import type { Lesson, LessonTexts } from '../../lessons/Lesson'

export interface LoadedLesson {
  readonly lesson: Lesson
  readonly texts: LessonTexts
}

const textHooks = new Map(lessons.map(entry => [entry.game, wordsHook(entry.loadTexts)]))

export function useLesson(entry: LessonEntry): LoadedLesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null)
  const texts = textHooks.get(entry.game)?.() ?? null
  useEffect(() => {
    void entry.loadLesson().then(setLesson)
  }, [entry])
  return lesson && texts && { lesson, texts }
}
