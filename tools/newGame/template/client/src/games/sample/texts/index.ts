/** The game's texts in every language: each set loads where it is needed. */
import { textLoader } from '../../../app/language/textLoader'
import type { SampleWords } from './table/en'

export const loadSampleWords = textLoader<SampleWords>({
  en: async () => (await import('./table/en')).sampleEn,
  de: async () => (await import('./table/de')).sampleDe,
  fr: async () => (await import('./table/fr')).sampleFr,
  pl: async () => (await import('./table/pl')).samplePl,
})
