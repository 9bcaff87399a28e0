import type { Language } from '../settings/languages'
import { typeset } from './typeset'

/** Loads each language once. A failed load is forgotten, so the next call tries again. */
export function textLoader<W>(
  loaders: Readonly<Record<Language, () => Promise<W>>>,
): (language: Language) => Promise<W> {
  const loading = new Map<Language, Promise<W>>()
  return language => {
    const known = loading.get(language)
    if (known) return known
    const texts = loaders[language]().then(loaded => typeset(language, loaded))
    loading.set(language, texts)
    texts.catch(() => loading.delete(language))
    return texts
  }
}
