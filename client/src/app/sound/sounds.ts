/** Small sounds of the hall, made by formula: wood, horn, coin. Silent when muted or before the first touch. */
import { settings } from '../settings/settings'

/** Parameters of the synthesiser: volume, randomness, frequency, attack, sustain, release, shape … */
const effects = {
  place: [0.9, 0.04, 130, 0, 0.01, 0.09, 4, 2.2, -6, 0, 0, 0, 0, 0.6],
  pick: [0.4, 0.03, 420, 0, 0.005, 0.03, 1, 1.4, 2],
  deal: [0.5, 0.1, 620, 0, 0.01, 0.05, 4, 1, -4, 0, 0, 0, 0, 1.2],
  reveal: [0.6, 0.02, 320, 0.02, 0.06, 0.18, 0, 1.5, 0, 0, 120, 0.06],
  coin: [0.5, 0.02, 1250, 0, 0.03, 0.16, 0, 1.8, 0, 0, 480, 0.04],
  wound: [0.8, 0.05, 90, 0, 0.06, 0.22, 3, 1.2, -1, 0, 0, 0, 0, 0.9],
  turn: [0.7, 0, 196, 0.03, 0.14, 0.34, 1, 1.6, 0, 0, 98, 0.12],
  chat: [0.35, 0, 880, 0, 0.02, 0.08, 0, 1.4, 0, 0, 220, 0.03],
  refused: [0.5, 0, 140, 0.01, 0.05, 0.1, 2, 0.8, -2],
  win: [0.8, 0, 262, 0.03, 0.3, 0.6, 1, 1.6, 0, 0, 131, 0.16, 0.32],
} as const satisfies Record<string, readonly number[]>

export type SoundName = keyof typeof effects

/** Loaded with the first sound: the synthesiser opens an audio device as soon as it is imported. */
let loading: Promise<typeof import('zzfx')> | null = null

const samples = new Map<SoundName, number[]>()

/** An open audio device costs the battery even when nothing is heard. */
const OPEN_MS = 5000
let closing: ReturnType<typeof setTimeout> | undefined

/** Plays a sound, if this person wants any and has touched the page (browsers forbid it before). */
export async function playSound(name: SoundName): Promise<void> {
  if (!settings.value.sound || !navigator.userActivation?.hasBeenActive) return
  loading ??= import('zzfx')
  const { ZZFX } = await loading
  const [volume, randomness, ...shape] = effects[name]
  const made = samples.get(name) ?? ZZFX.buildSamples(volume, 0, ...shape)
  samples.set(name, made)
  void ZZFX.audioContext.resume()
  ZZFX.playSamples([made], 1, 1 + randomness * (2 * Math.random() - 1))
  clearTimeout(closing)
  closing = setTimeout(() => void ZZFX.audioContext.suspend(), OPEN_MS)
}

const GRAVEST_FIRST: readonly SoundName[] = ['wound', 'reveal', 'coin', 'place', 'deal', 'pick']

/** One sound for all that happened at once: the gravest. */
export function soundOf(
  sounds: Partial<Readonly<Record<string, SoundName>>>,
  events: readonly { readonly kind: string }[],
): SoundName | null {
  const heard = events.map(({ kind }) => sounds[kind])
  return GRAVEST_FIRST.find(sound => heard.includes(sound)) ?? null
}
