/** The lessons there are. Each loads with its texts when it is opened. */
import type { Language } from '../app/settings/languages'
import type { Lesson, LessonTexts } from './Lesson'

export interface LessonEntry {
  readonly game: string
  loadLesson(): Promise<Lesson>
  loadTexts(language: Language): Promise<LessonTexts>
}

export const lessons: readonly LessonEntry[] = [
  {
    game: 'legend',
    loadLesson: async () => (await import('./legend/lesson')).legendLesson,
    loadTexts: async language => (await import('./legend/texts')).loadLegendLessonTexts(language),
  },
  {
    game: 'movie',
    loadLesson: async () => (await import('./movie/lesson')).movieLesson,
    loadTexts: async language => (await import('./movie/texts')).loadMovieLessonTexts(language),
  },
]
