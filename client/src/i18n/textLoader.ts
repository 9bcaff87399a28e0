import type { Language } from './languages'

/** Loads each language once. A failed load is forgotten, so the next call tries again. */
export function textLoader<W>(
  loaders: Readonly<Record<Language, () => Promise<W>>>,
): (language: Language) => Promise<W> {
  const loading = new Map<Language, Promise<W>>()
  return language => {
    const known = loading.get(language)
    if (known) return known
    const texts = loaders[language]()
    loading.set(language, texts)
    texts.catch(() => loading.delete(language))
    return texts
  }
}
