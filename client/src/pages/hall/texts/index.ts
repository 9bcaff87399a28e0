/** Words of halls, loaded with the first thing that shows one. */
import { signal } from '@preact/signals'
import { type Language, spoken } from '../../../app/language'
import { textLoader } from '../../../app/language/textLoader'
import type { HallTexts } from './en'

export type { HallTexts } from './en'

const load = textLoader<HallTexts>({
  en: async () => (await import('./en')).hallEn,
  de: async () => (await import('./de')).hallDe,
  fr: async () => (await import('./fr')).hallFr,
  pl: async () => (await import('./pl')).hallPl,
})

const loaded = signal<{ readonly language: Language; readonly texts: HallTexts } | null>(null)

/** Loads the words of the language on screen; `hallTexts` then has them. */
export async function loadHallTexts(): Promise<void> {
  const language = spoken()
  const texts = await load(language)
  if (language === spoken()) loaded.value = { language, texts }
}

/** The words; those of the language before while another one is on its way. */
export function hallTexts(): HallTexts {
  if (loaded.value?.language !== spoken()) void loadHallTexts()
  if (!loaded.value) throw new Error('the words of halls have not been loaded yet')
  return loaded.value.texts
}
