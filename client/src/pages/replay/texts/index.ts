/** Words of the replay page, loaded with it and not before. */
import { signal } from '@preact/signals'
import { type Language, spoken } from '../../../app/language'
import { textLoader } from '../../../app/language/textLoader'
import type { ReplayTexts } from './en'

export type { ReplayTexts } from './en'

const load = textLoader<ReplayTexts>({
  en: async () => (await import('./en')).replayEn,
  de: async () => (await import('./de')).replayDe,
  fr: async () => (await import('./fr')).replayFr,
  pl: async () => (await import('./pl')).replayPl,
})

const loaded = signal<{ readonly language: Language; readonly texts: ReplayTexts } | null>(null)

/** Loads the words of the language on screen; `replayTexts` then has them. */
export async function loadReplayTexts(): Promise<void> {
  const language = spoken()
  const texts = await load(language)
  if (language === spoken()) loaded.value = { language, texts }
}

/** The words; those of the language before while another one is on its way. */
export function replayTexts(): ReplayTexts {
  if (loaded.value?.language !== spoken()) void loadReplayTexts()
  if (!loaded.value) throw new Error('the words of the replay page have not been loaded yet')
  return loaded.value.texts
}
