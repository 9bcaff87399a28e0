/** Words of halls, loaded with the first thing that shows one. */
import { preloadedWords } from '../../../app/language/loadedWords'
import { textLoader } from '../../../app/language/textLoader'
import type { HallTexts } from './en'

export type { HallTexts } from './en'

export const [loadHallTexts, hallTexts] = preloadedWords(
  textLoader<HallTexts>({
    en: async () => (await import('./en')).hallEn,
    de: async () => (await import('./de')).hallDe,
    fr: async () => (await import('./fr')).hallFr,
    pl: async () => (await import('./pl')).hallPl,
  }),
)
