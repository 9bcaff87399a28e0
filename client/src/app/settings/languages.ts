export const languages = ['en', 'de', 'fr', 'pl'] as const
export type Language = (typeof languages)[number]

/** Each language under its own name. */
export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  pl: 'Polski',
}
