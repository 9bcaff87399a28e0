/** The game as the rest of the client knows it. All that is heavy loads on demand. */
import type { LegendTypes } from '@heorot/shared/games/legend'
import type { GameClient } from '../../kit/GameClient'

export const legendClient: GameClient<LegendTypes> = {
  id: 'legend',
  seats: { min: 2, max: 5 },
  minutes: 60,
  loadCover: async () => (await import('./cover')).legendCover(),
  loadPath: async () => (await import('./previewPath')).legendPreviewPath(),
  loadTexts: async language => (await import('./legendTexts')).loadLegendTexts(language),
  loadAdvice: async language => (await import('./help/advice')).loadLegendAdvice(language),
  loadHowTo: async language => (await import('./art/howToPictures')).loadLegendHowTo(language),
  loadGlossary: async language => (await import('./texts')).loadLegendGlossary(language),
  loadCoach: async language => (await import('./help/coach')).loadLegendCoach(language),
  loadStill: async () => (await import('./still')).legendStill,
  loadTable: async () => (await import('./table')).legendTableClient,
}
