import { signal } from '@preact/signals'
import { useLoaded } from '../hooks'
import type { Language } from '../settings/languages'
import { settings } from '../settings/settings'
import { spoken } from '.'

/** What is loaded by language, for the language on screen; null while it loads. */
export function useInLanguage<W>(
  load: (language: Language) => Promise<W> | undefined,
  deps: readonly unknown[] = [],
): NonNullable<W> | null {
  const { language } = settings.value
  return useLoaded(() => load(language), [language, ...deps])
}

/** The same as a hook of its own. */
export const wordsHook =
  <W>(load: (language: Language) => Promise<W>) =>
  () =>
    useInLanguage(load)

/** Words that are loaded before the page that shows them, so that it never renders without. */
export function preloadedWords<W>(load: (language: Language) => Promise<W>) {
  const current = signal<{ readonly language: Language; readonly words: W } | null>(null)
  const preload = async (): Promise<void> => {
    const language = spoken()
    const words = await load(language)
    if (language === spoken()) current.value = { language, words }
  }
  /** Those of the language before while another one is on its way. */
  const newest = (): W => {
    if (current.value?.language !== spoken()) void preload()
    if (!current.value) throw new Error('these words have not been loaded yet')
    return current.value.words
  }
  return [preload, newest] as const
}
