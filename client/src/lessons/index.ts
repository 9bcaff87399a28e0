/** The lessons there are, and worked examples for the rules. Each loads with its texts when it is opened. */
import { textLoader } from '../app/language/textLoader'
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
    loadTexts: textLoader<LessonTexts>({
      en: async () => (await import('./legend/texts/lesson/en')).legendLessonEn,
      de: async () => (await import('./legend/texts/lesson/de')).legendLessonDe,
      fr: async () => (await import('./legend/texts/lesson/fr')).legendLessonFr,
      pl: async () => (await import('./legend/texts/lesson/pl')).legendLessonPl,
    }),
    loadExamples: async () => (await import('./legend/examples')).legendExamples,
    loadExampleTexts: textLoader<ExampleTexts>({
      en: async () => (await import('./legend/texts/examples/en')).legendExamplesEn,
      de: async () => (await import('./legend/texts/examples/de')).legendExamplesDe,
      fr: async () => (await import('./legend/texts/examples/fr')).legendExamplesFr,
      pl: async () => (await import('./legend/texts/examples/pl')).legendExamplesPl,
    }),
  },
  {
    game: 'movie',
    loadLesson: async () => (await import('./movie/lesson')).movieLesson,
    loadTexts: textLoader<LessonTexts>({
      en: async () => (await import('./movie/texts/lesson/en')).movieLessonEn,
      de: async () => (await import('./movie/texts/lesson/de')).movieLessonDe,
      fr: async () => (await import('./movie/texts/lesson/fr')).movieLessonFr,
      pl: async () => (await import('./movie/texts/lesson/pl')).movieLessonPl,
    }),
    loadExamples: async () => (await import('./movie/examples')).movieExamples,
    loadExampleTexts: textLoader<ExampleTexts>({
      en: async () => (await import('./movie/texts/examples/en')).movieExamplesEn,
      de: async () => (await import('./movie/texts/examples/de')).movieExamplesDe,
      fr: async () => (await import('./movie/texts/examples/fr')).movieExamplesFr,
      pl: async () => (await import('./movie/texts/examples/pl')).movieExamplesPl,
    }),
  },
]
