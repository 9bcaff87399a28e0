import { textLoader } from '../../../app/language/textLoader'
import type { ExampleTexts } from '../../examples'

export const loadMovieExampleTexts = textLoader<ExampleTexts>({
  en: async () => (await import('./en')).movieExamplesEn,
  de: async () => (await import('./de')).movieExamplesDe,
  fr: async () => (await import('./fr')).movieExamplesFr,
  pl: async () => (await import('./pl')).movieExamplesPl,
})
