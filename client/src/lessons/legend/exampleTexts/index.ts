import { textLoader } from '../../../app/language/textLoader'
import type { ExampleTexts } from '../../examples'

export const loadLegendExampleTexts = textLoader<ExampleTexts>({
  en: async () => (await import('./en')).legendExamplesEn,
  de: async () => (await import('./de')).legendExamplesDe,
  fr: async () => (await import('./fr')).legendExamplesFr,
  pl: async () => (await import('./pl')).legendExamplesPl,
})
