import type { Language } from '../settings/languages'

/** Spaces that must not break a line: before French punctuation and before a German or French percent sign. */
const RULES: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [],
  pl: [],
  de: [[/ (?=%)/g, '\u00a0']],
  fr: [
    [/ (?=[;?!%»])/g, '\u202f'],
    [/(?<=«) /g, '\u202f'],
    [/ (?=:)/g, '\u00a0'],
  ],
}

const typesetText = (language: Language, text: string): string =>
  RULES[language].reduce((typeset, [space, unbreakable]) => typeset.replace(space, unbreakable), text)

type Call = (...args: readonly unknown[]) => unknown

/** The same dictionary with its language's unbreakable spaces, also in what its functions return. */
export function typeset<W>(language: Language, words: W): W
export function typeset(language: Language, words: unknown): unknown {
  if (typeof words === 'string') return typesetText(language, words)
  if (typeof words === 'function')
    return (...args: readonly unknown[]) => typeset(language, (words as Call)(...args))
  if (Array.isArray(words)) return words.map(word => typeset(language, word))
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeset(language, value)]))
}
