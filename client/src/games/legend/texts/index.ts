/** The game's texts in every language: each set loads where it is needed. */
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import type { Term } from '../../../ui/terms'
import type { LegendAdvice } from './advice/en'
import type { LegendCoachTexts } from './coach/en'
import type { LegendGlossary } from './glossary/en'
import type { LegendWords } from './table/en'

export const loadLegendWords = textLoader<LegendWords>({
  en: async () => (await import('./table/en')).legendEn,
  de: async () => (await import('./table/de')).legendDe,
  fr: async () => (await import('./table/fr')).legendFr,
  pl: async () => (await import('./table/pl')).legendPl,
})

export const loadLegendAdviceTexts = textLoader<LegendAdvice>({
  en: async () => (await import('./advice/en')).legendAdviceEn,
  de: async () => (await import('./advice/de')).legendAdviceDe,
  fr: async () => (await import('./advice/fr')).legendAdviceFr,
  pl: async () => (await import('./advice/pl')).legendAdvicePl,
})

export const loadLegendCoachTexts = textLoader<LegendCoachTexts>({
  en: async () => (await import('./coach/en')).legendCoachEn,
  de: async () => (await import('./coach/de')).legendCoachDe,
  fr: async () => (await import('./coach/fr')).legendCoachFr,
  pl: async () => (await import('./coach/pl')).legendCoachPl,
})

const loadGlossary = textLoader<LegendGlossary>({
  en: async () => (await import('./glossary/en')).legendGlossaryEn,
  de: async () => (await import('./glossary/de')).legendGlossaryDe,
  fr: async () => (await import('./glossary/fr')).legendGlossaryFr,
  pl: async () => (await import('./glossary/pl')).legendGlossaryPl,
})

export const loadLegendGlossary = async (language: Language): Promise<readonly Term[]> =>
  Object.values(await loadGlossary(language)).map(line => {
    const [forms = '', ...meaning] = line.split(': ')
    return { forms: forms.split(', '), meaning: meaning.join(': ') }
  })
