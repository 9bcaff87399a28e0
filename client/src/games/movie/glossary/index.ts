/** The rule terms of this game. */
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import type { Term } from '../../../ui/terms'
import type { MovieGlossary } from './en'

const load = textLoader<MovieGlossary>({
  en: async () => (await import('./en')).movieGlossaryEn,
  de: async () => (await import('./de')).movieGlossaryDe,
  fr: async () => (await import('./fr')).movieGlossaryFr,
  pl: async () => (await import('./pl')).movieGlossaryPl,
})

export const loadMovieGlossary = async (language: Language): Promise<readonly Term[]> =>
  Object.values(await load(language)).map(([forms, meaning]) => ({ forms, meaning }))
