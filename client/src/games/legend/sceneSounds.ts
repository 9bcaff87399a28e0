import type { Event, EventKind } from '@heorot/shared/games/legend'
import { play, type SoundName } from '../../sound/sounds'

/** The sound of an event that no moment has sounded already. */
const sounds: Partial<Record<EventKind, SoundName>> = {
  laid: 'place',
  showed: 'place',
  locked: 'pick',
  tookCard: 'pick',
  gainedToken: 'coin',
  gainedAlliance: 'coin',
  gainedSpecial: 'coin',
  wounded: 'wound',
  scratched: 'wound',
  drew: 'deal',
  turnedUp: 'deal',
  handsRevealed: 'reveal',
  treasuresRevealed: 'reveal',
}

/** One sound for all that happened at once: the gravest. */
export function soundOf(events: readonly Event[]): SoundName | null {
  const heard = events.flatMap(({ kind }) => sounds[kind] ?? [])
  return (['wound', 'reveal', 'coin', 'place', 'deal', 'pick'] as const).find(s => heard.includes(s)) ?? null
}

export const sound = (name: SoundName | null): void => {
  if (name) void play(name)
}
