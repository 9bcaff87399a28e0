import type { SoundName } from '../app/sound/sounds'

const GRAVEST_FIRST: readonly SoundName[] = ['wound', 'reveal', 'coin', 'place', 'deal', 'pick']

/** One sound for all that happened at once: the gravest. */
export function soundOf(
  sounds: Partial<Readonly<Record<string, SoundName>>>,
  events: readonly { readonly kind: string }[],
): SoundName | null {
  const heard = events.map(({ kind }) => sounds[kind])
  return GRAVEST_FIRST.find(sound => heard.includes(sound)) ?? null
}
