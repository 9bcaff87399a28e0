/** Words about links and notifications, loaded when they are needed. */
import { textLoader } from '../../../app/language/textLoader'
import { wordsHook } from '../../../app/language/wordsHook'
import type { ReachTexts } from './en'

export type { ReachTexts } from './en'

export const useReachTexts = wordsHook(
  textLoader<ReachTexts>({
    en: async () => (await import('./en')).reachEn,
    de: async () => (await import('./de')).reachDe,
    fr: async () => (await import('./fr')).reachFr,
    pl: async () => (await import('./pl')).reachPl,
  }),
)
