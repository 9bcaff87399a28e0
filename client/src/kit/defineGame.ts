import type { GameTypes } from '@heorot/shared'
import type { Language } from '../app/settings/languages'
import type { Advisor, GameClient, GameTexts } from './GameClient'

interface Parts<T extends GameTypes, W> extends Pick<GameClient<T>, 'id' | 'seats' | 'minutes'> {
  cover(): Promise<{ cover(): string }>
  texts(): Promise<{ loadWords(language: Language): Promise<W>; gameTexts(words: W): GameTexts<T> }>
  advice(): Promise<{ loadAdvice(language: Language): Promise<Advisor<T>> }>
  readonly table: GameClient<T>['loadTable']
}

/** A game as the rest of the client knows it. All that is heavy loads on demand. */
export const defineGame = <T extends GameTypes, W>(parts: Parts<T, W>): GameClient<T> => ({
  id: parts.id,
  seats: parts.seats,
  minutes: parts.minutes,
  loadCover: async () => (await parts.cover()).cover(),
  loadTexts: async language => {
    const { gameTexts, loadWords } = await parts.texts()
    return gameTexts(await loadWords(language))
  },
  loadAdvice: async language => (await parts.advice()).loadAdvice(language),
  loadTable: parts.table,
})
