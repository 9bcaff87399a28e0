/** Words of the shell in the reader's language. Only the language in use is loaded. */
import { signal } from '@preact/signals'
import type { Language } from '../settings/languages'
import { change, settings } from '../settings/settings'
import type { Texts } from './en'
import { textLoader } from './textLoader'

export { type Language, languageNames, languages } from '../settings/languages'
export type { Texts } from './en'

const load = textLoader<Texts>({
  en: async () => (await import('./en')).appEn,
  de: async () => (await import('./de')).appDe,
  fr: async () => (await import('./fr')).appFr,
  pl: async () => (await import('./pl')).appPl,
})

const current = signal<{ readonly language: Language; readonly texts: Texts } | null>(null)

/** The words to show now. Nothing is rendered before the first `speak`. */
export function words(): Texts {
  if (!current.value) throw new Error('no language has been loaded yet')
  return current.value.texts
}

/** The language of the words on screen, which lags behind the settings while one is loading. */
export const spoken = (): Language => current.value?.language ?? settings.value.language

/** Loads a language, then switches the whole page to it at once. */
export async function speak(language: Language): Promise<void> {
  change({ language })
  const texts = await load(language)
  // Somebody may have chosen again while this one was loading.
  if (settings.value.language !== language) return
  current.value = { language, texts }
  document.documentElement.lang = language
}
