/** The game's texts in every language: each set loads where it is needed. */
import { textLoader } from '../../../app/language/textLoader'
import type { Language } from '../../../app/settings/languages'
import type { Term } from '../../../ui/terms'
import type { MovieAdvice } from './advice/en'
import type { MovieCoachTexts } from './coach/en'
import type { MovieGlossary } from './glossary/en'
import type { MovieWords } from './table/en'

export const loadMovieWords = textLoader<MovieWords>({
  en: async () => (await import('./table/en')).movieEn,
  de: async () => (await import('./table/de')).movieDe,
  fr: async () => (await import('./table/fr')).movieFr,
  pl: async () => (await import('./table/pl')).moviePl,
})

export const loadMovieAdviceTexts = textLoader<MovieAdvice>({
  en: async () => (await import('./advice/en')).movieAdviceEn,
  de: async () => (await import('./advice/de')).movieAdviceDe,
  fr: async () => (await import('./advice/fr')).movieAdviceFr,
  pl: async () => (await import('./advice/pl')).movieAdvicePl,
})

export const loadMovieCoachTexts = textLoader<MovieCoachTexts>({
  en: async () => (await import('./coach/en')).movieCoachEn,
  de: async () => (await import('./coach/de')).movieCoachDe,
  fr: async () => (await import('./coach/fr')).movieCoachFr,
  pl: async () => (await import('./coach/pl')).movieCoachPl,
})

const loadGlossary = textLoader<MovieGlossary>({
  en: async () => (await import('./glossary/en')).movieGlossaryEn,
  de: async () => (await import('./glossary/de')).movieGlossaryDe,
  fr: async () => (await import('./glossary/fr')).movieGlossaryFr,
  pl: async () => (await import('./glossary/pl')).movieGlossaryPl,
})

export const loadMovieGlossary = async (language: Language): Promise<readonly Term[]> =>
  Object.values(await loadGlossary(language)).map(line => {
    const [forms = '', ...meaning] = line.split(': ')
    return { forms: forms.split(', '), meaning: meaning.join(': ') }
  })
