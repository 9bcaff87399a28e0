import { memoize } from '../memoize'
import type { Language } from '../settings/languages'

type TwoForms = readonly [one: string, other: string]

/** The forms a language needs; the last Polish one is for fractions. */
export interface PluralForms {
  readonly en: TwoForms
  readonly de: TwoForms
  readonly fr: TwoForms
  readonly pl: readonly [one: string, few: string, many: string, other: string]
}

const rulesOf = memoize((language: Language) => new Intl.PluralRules(language))

/** The form for `n`, with `#` replaced by the number. */
export function plural<L extends Language>(language: L, n: number, forms: PluralForms[L]): string {
  const words: readonly string[] = forms
  const categories = words.length === 2 ? ['one', 'other'] : ['one', 'few', 'many', 'other']
  const at = categories.indexOf(rulesOf(language).select(n))
  return (words[at] ?? words.at(-1) ?? '').replace('#', String(n))
}

/** A number with its sign, the way a tile shows it. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** A number with a real minus sign. */
export const plainNumber = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** American English would put a comma before "and". */
const listOf = memoize((language: Language) => new Intl.ListFormat(language === 'en' ? 'en-GB' : language))

/** "A, B and C", each thing by its name. */
export const listed = <T>(
  { language }: { readonly language: Language },
  things: readonly T[],
  nameOf: (thing: T) => string,
): string => listOf(language).format(things.map(nameOf))
