/** The game as the rest of the client knows it. All that is heavy loads on demand. */
import type { SampleTypes } from '@heorot/shared/games/sample'
import type { GameClient } from '../../kit/GameClient'

export const sampleClient: GameClient<SampleTypes> = {
  id: 'sample',
  seats: { min: 2, max: 5 },
  minutes: 5,
  loadCover: async () => (await import('./cover')).sampleCover(),
  loadTexts: async language => (await import('./sampleTexts')).loadSampleTexts(language),
  loadAdvice: async language => (await import('./sampleTexts')).loadSampleAdvice(language),
  loadTable: async () => (await import('./table')).sampleTableClient,
}
