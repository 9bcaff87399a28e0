/** Words for watching: audience, open broadcast and big screen. Loaded by whatever shows them. */
import { textLoader } from '../../../app/language/textLoader'
import { wordsHook } from '../../../app/language/loadedWords'
import type { WatchTexts } from './en'

export type { WatchTexts } from './en'

/** Null while they load. */
export const useWatchTexts = wordsHook(
  textLoader<WatchTexts>({
    en: async () => (await import('./en')).watchEn,
    de: async () => (await import('./de')).watchDe,
    fr: async () => (await import('./fr')).watchFr,
    pl: async () => (await import('./pl')).watchPl,
  }),
)
