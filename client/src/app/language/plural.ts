import type { Language } from '../settings/languages'

/** The forms a language needs: Polish has three for whole numbers, the others two. */
export interface PluralForms {
  readonly one: string
  readonly few?: string
  readonly many?: string
  readonly other: string
}

const rules = new Map<Language, Intl.PluralRules>()

function rulesOf(language: Language): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}

/** The form for `n`, with `#` replaced by the number. */
export function plural(language: Language, n: number, forms: PluralForms): string {
  const category = rulesOf(language).select(n)
  const form = category === 'one' || category === 'few' || category === 'many' ? forms[category] : undefined
  return (form ?? forms.other).replace('#', String(n))
}
