/** The lessons there are, and worked examples for the rules. Each loads with its texts when it is opened. */
import type { Language } from '../app/settings/languages'
import type { ExampleSet, ExampleTexts } from './examples'
import type { Lesson, LessonTexts } from './Lesson'

export interface LessonEntry {
  readonly game: string
  loadLesson(): Promise<Lesson>
  loadTexts(language: Language): Promise<LessonTexts>
  loadExamples(): Promise<ExampleSet>
  loadExampleTexts(language: Language): Promise<ExampleTexts>
}

export const lessons: readonly LessonEntry[] = [
  {
    game: 'legend',
    loadLesson: async () => (await import('./legend/lesson')).legendLesson,
    loadTexts: async language => (await import('./legend/texts')).loadLegendLessonTexts(language),
    loadExamples: async () => (await import('./legend/examples')).legendExamples,
    loadExampleTexts: async language =>
      (await import('./legend/exampleTexts')).loadLegendExampleTexts(language),
  },
  {
    game: 'movie',
    loadLesson: async () => (await import('./movie/lesson')).movieLesson,
    loadTexts: async language => (await import('./movie/texts')).loadMovieLessonTexts(language),
    loadExamples: async () => (await import('./movie/examples')).movieExamples,
    loadExampleTexts: async language =>
      (await import('./movie/exampleTexts')).loadMovieExampleTexts(language),
  },
]
