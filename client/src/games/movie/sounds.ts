import type { Event } from '@heorot/shared/games/movie'
import type { SoundName } from '../../sound/sounds'

const heard: Partial<Record<Event['kind'], SoundName>> = {
  placedFigure: 'place',
  drew: 'deal',
  placedTile: 'place',
  cashedIn: 'coin',
  replacedMead: 'place',
  tookCounsel: 'place',
  removed: 'reveal',
  swapped: 'reveal',
}

/** What a step sounds like: one sound, of the first thing worth hearing. */
export const soundOf = (events: readonly Event[]): SoundName | null =>
  events.map(event => heard[event.kind] ?? null).find(sound => sound !== null) ?? null
