import type { EventKind } from '@heorot/shared/games/legend'
import type { SoundName } from '../../../app/sound/sounds'

export const LEGEND_SOUNDS: Partial<Readonly<Record<EventKind, SoundName>>> = {
  laid: 'place',
  showed: 'place',
  tookMarker: 'place',
  startPassed: 'place',
  locked: 'pick',
  tookCard: 'pick',
  gainedToken: 'coin',
  gainedAlliance: 'coin',
  gainedSpecial: 'coin',
  wonAuction: 'coin',
  wounded: 'wound',
  scratched: 'wound',
  drew: 'deal',
  turnedUp: 'deal',
  handsRevealed: 'reveal',
  treasuresRevealed: 'reveal',
}
