/** The Legend as the rest of the client knows it. All that is heavy loads on demand. */
import type { LegendTypes } from '@heorot/shared/games/legend'
import type { GameClient } from '../../table/frame'

export const legendClient: GameClient<LegendTypes> = {
  id: 'legend',
  seats: { min: 2, max: 5 },
  minutes: 60,
  loadCover: async () => (await import('./cover')).cover(),
  loadTexts: async language => {
    const { gameTexts, loadWords } = await import('./texts')
    return gameTexts(await loadWords(language))
  },
  loadAdvice: async language => (await import('./advice')).loadAdvice(language),
  loadTable: () => import('./table'),
}
