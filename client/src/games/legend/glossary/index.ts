/** The rule terms of this game. */
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import type { Term } from '../../../ui/terms'
import type { LegendGlossary } from './en'

const load = textLoader<LegendGlossary>({
  en: async () => (await import('./en')).legendGlossaryEn,
  de: async () => (await import('./de')).legendGlossaryDe,
  fr: async () => (await import('./fr')).legendGlossaryFr,
  pl: async () => (await import('./pl')).legendGlossaryPl,
})

export const loadLegendGlossary = async (language: Language): Promise<readonly Term[]> =>
  Object.values(await load(language)).map(([forms, meaning]) => ({ forms, meaning }))
