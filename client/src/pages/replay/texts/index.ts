/** Words of the replay page, loaded with it and not before. */
import { preloadedWords } from '../../../app/language/loadedWords'
import { textLoader } from '../../../app/language/textLoader'
import type { ReplayTexts } from './en'

export type { ReplayTexts } from './en'

export const [loadReplayTexts, replayTexts] = preloadedWords(
  textLoader<ReplayTexts>({
    en: async () => (await import('./en')).replayEn,
    de: async () => (await import('./de')).replayDe,
    fr: async () => (await import('./fr')).replayFr,
    pl: async () => (await import('./pl')).replayPl,
  }),
)
